import { describe, expect, it } from "vitest";
import { judgeAll } from "./exceptions.ts";
import { complaintsOf } from "./judge.ts";
import { readShop } from "./shop.ts";

const tenancy = await readShop();

const right: [title: string, text: string][] = [
  ["a column that has a parameter", "select * from shop.sales where shard = $1 and id = $2"],
  ["a cast parameter, and a row", "select * from shop.sales where (shard, id) = ($1::int, $2)"],
  [
    "a join on the column",
    `select * from shop.sales s join shop.goods g on g.shard = s.shard and g.id = s.good_id
    where s.shard = $1`,
  ],
  [
    "a join by USING",
    "select * from shop.sales join shop.goods using (shard) where goods.shard = $1",
  ],
  [
    "what a left join adds",
    "select * from shop.sales s left join shop.goods g on g.shard = s.shard where s.shard = $1",
  ],
  [
    "a chain of joins",
    `select * from shop.sales a, shop.sales b, shop.sales c
    where a.shard = b.shard and b.shard = c.shard and c.shard = $1`,
  ],
  [
    "what is correlated",
    `select (select name from shop.goods g where g.shard = s.shard limit 1)
    from shop.sales s where s.shard = $1
      and exists (select from shop.goods where shard = s.shard)`,
  ],
  [
    "what is lateral",
    `select * from shop.sales s
    cross join lateral (select * from shop.goods where shard = s.shard limit 1) g
    where s.shard = $1`,
  ],
  [
    "a query that is asked from outside",
    "select * from (select * from shop.sales) s where shard = $1",
  ],
  [
    "a part of a statement that others name",
    `with sold as (select shard as at, good_id from shop.sales where shard = $1 for update)
    update shop.goods g set name = $2 from sold where g.shard = sold.at returning g.id`,
  ],
  [
    "both arms of a union",
    `select * from (select shard from shop.sales where shard = $1
      union all select shard from shop.goods where shard = $1) both_of_them
    join shop.sales s on s.shard = both_of_them.shard`,
  ],
  [
    "a membership in a query",
    `delete from shop.sales where (shard, good_id) in
      (select shard, id from shop.goods where shard = $1)`,
  ],
  ["rows that name no columns", "insert into shop.goods values ($1, $2, $3)"],
  ["rows", "insert into shop.sales (id, shard) values ($1, $2), ($3, $2)"],
  [
    "rows of a query",
    `insert into shop.sales (shard, id) select $1, g.id from shop.goods g where g.shard = $1
    on conflict do nothing returning id`,
  ],
  ["tables of all", "select * from shop.currencies where code = any($1) for update skip locked"],
  [
    "what is cut and added up for each row of one",
    `select s.id, (select max(id) from shop.goods where shard = s.shard and id = s.good_id)
    from shop.sales s cross join lateral
      (select * from shop.goods where shard = s.shard and id = s.good_id limit 1) g
    where s.shard = $1`,
  ],
  [
    "what every node has a copy of beside it",
    `select * from shop.sales s join shop.currencies c on c.code = s.currency where s.shard = $1`,
  ],
  [
    "what the coordinator has read beside what every node has",
    "select * from shop.currencies where exists (select from shop.acts where id = $1)",
  ],
  ["a lock at the top", "select * from shop.sales where shard = $1 for update skip locked"],
];

const wrong: [title: string, text: string, complaints: string[]][] = [
  ["no column", "select * from shop.sales where id = $1", ["shop.sales is not bound"]],
  ["a choice", "select * from shop.sales where shard = $1 or id = $2", ["shop.sales is not bound"]],
  ["many", "select * from shop.sales where shard = any($1)", ["shop.sales is not bound"]],
  ["more than one", "select * from shop.sales where shard > $1", ["shop.sales is not bound"]],
  [
    "arrays",
    `update shop.sales s set id = k.id from unnest($1::int[], $2::int[]) as k (shard, id)
    where s.shard = k.shard`,
    ["shop.sales is not bound"],
  ],
  [
    "a join on another column",
    "select * from shop.sales s join shop.goods g on g.id = s.good_id where s.shard = $1",
    ["shop.goods is not bound"],
  ],
  [
    "what a left join does not narrow",
    "select * from shop.sales s left join shop.goods g on g.shard = s.shard and s.shard = $1",
    ["shop.sales is not bound", "shop.goods is not bound"],
  ],
  [
    "what is correlated the other way round",
    `select * from shop.sales s
    where exists (select from shop.goods g where g.shard = $1 and g.shard = s.shard)`,
    ["shop.sales is not bound"],
  ],
  [
    "a query that is cut before it is asked",
    "select * from (select * from shop.sales limit 9) s where shard = $1",
    ["shop.sales is not bound"],
  ],
  [
    "one arm of a union",
    `select * from (select shard from shop.sales where shard = $1
      union all select shard from shop.goods) both_of_them`,
    ["shop.goods is not bound"],
  ],
  ["rows without it", "insert into shop.sales (id) values ($1)", ["shop.sales is not bound"]],
  [
    "a lock in a subquery",
    `update shop.sales set id = $2 where shard = $1 and id in
      (select id from shop.sales where shard = $1 for update skip locked)`,
    ["locks in a subquery"],
  ],
  [
    "a lock in a lateral",
    `select * from shop.sales s cross join lateral
      (select * from shop.goods where shard = s.shard for share) g where s.shard = $1`,
    ["locks in a subquery"],
  ],
  [
    "a lock of no row",
    "select pg_try_advisory_xact_lock($1)",
    ["locks by pg_try_advisory_xact_lock"],
  ],
  [
    "what only the coordinator has",
    "select * from shop.sales s join shop.acts a on a.id = s.id where s.shard = $1",
    ["shop.acts is only at the coordinator"],
  ],
  [
    "what only the coordinator has, asked by itself",
    "select * from shop.sales where shard = $1 and not exists (select from shop.acts)",
    ["shop.acts is only at the coordinator"],
  ],
  [
    "what only the coordinator has, written beside it",
    `with gone as (delete from shop.acts where id = $2 returning id)
    update shop.sales set good_id = gone.id from gone where shard = $1`,
    ["shop.acts is only at the coordinator"],
  ],
  [
    "rows for the coordinator of what lies elsewhere",
    "insert into shop.acts (id) select id from shop.sales where shard = $1",
    ["shop.acts is only at the coordinator"],
  ],
  [
    "what only the coordinator has, beside copies that are written",
    "update shop.currencies c set code = $1 from shop.acts a where a.id = $2",
    ["shop.acts is only at the coordinator"],
  ],
  [
    "what only the coordinator has, beside copies that are locked",
    "select * from shop.currencies c join shop.acts a on a.id = $1 for share of c",
    ["shop.acts is only at the coordinator"],
  ],
  [
    "what is cut for each row of many",
    `select * from shop.sales s cross join lateral
      (select * from shop.goods g where g.shard = s.shard limit 1) g`,
    ["shop.sales is not bound", "shop.goods is not bound", "limits for each row"],
  ],
  [
    "what is looked up for each of many",
    `select * from unnest($1::int[]) k (shard) cross join lateral
      (select * from shop.goods where goods.shard = k.shard offset 0) g`,
    ["shop.goods is not bound", "offsets for each row"],
  ],
  [
    "what is added up for each row of many",
    "select (select count(*) from shop.goods where goods.shard = s.shard) from shop.sales s",
    ["shop.sales is not bound", "shop.goods is not bound", "adds up for each row"],
  ],
  [
    "a lock of many",
    "select * from shop.sales where id = $1 for update",
    ["shop.sales is not bound", "locks many"],
  ],
  [
    "copies that are written by what lies elsewhere",
    "update shop.currencies c set code = $2 from shop.sales s where s.shard = $1",
    ["writes shop.currencies, of which every node has a copy"],
  ],
  [
    "what is drawn for each row",
    "insert into shop.sales (shard, id) select $1, random() from generate_series(1, $2)",
    ["inserts by random"],
  ],
  [
    "what the schema draws for each row",
    "insert into shop.sales (shard, id) select $1, shop.draw() from generate_series(1, $2)",
    ["inserts by shop.draw"],
  ],
];

describe("statement accepted with", () => {
  it.each(right)("%s", async (_title, text) => {
    expect(await complaintsOf(text, tenancy)).toEqual([]);
  });
});

describe("statement refused with", () => {
  it.each(wrong)("%s", async (_title, text, complaints) => {
    expect(await complaintsOf(text, tenancy)).toEqual(complaints);
  });
});

it("keys and constraints: must contain the tenant column", () => {
  expect(tenancy.loose).toEqual([
    "goods_name_unique",
    "goods_span_exclusion",
    "sales_good_fkey",
    "sales_currency_fkey",
    "sales_once",
  ]);
});

it("exceptions: hide their breaches, and are needless without one", async () => {
  const [, good = ""] = right[0]!;
  const [, bad = ""] = wrong[0]!;
  const refusal = "select * from shop.sales s where exists (select from shop.acts)";
  const sent = [
    { by: "a", text: good },
    { by: "b", text: bad },
    { by: "c", text: bad },
    { by: "b", text: refusal },
  ];
  const excepted = [{ "for now": [...tenancy.loose, "a", "b"] }, { gone: ["never sent"] }];
  expect(await judgeAll(sent, tenancy, { excepted, frozen: ["c"], isWhole: false })).toEqual({
    count: 4,
    broken: ["b: shop.acts is only at the coordinator", "c: shop.sales is not bound"],
    needless: ["a"],
  });
  const { needless } = await judgeAll(sent, tenancy, { excepted, isWhole: true });
  expect(needless).toEqual(["a", "never sent"]);
});

it("exceptions: cover a statement in any order of its senders", async () => {
  const [, bad = ""] = wrong[0]!;
  const sent = [{ by: "list", callees: ["page"], text: bad }];
  for (const store of ["list", "page"]) {
    const excepted = [{ "for now": [...tenancy.loose, store] }];
    expect(await judgeAll(sent, tenancy, { excepted, isWhole: true })).toEqual({
      count: 1,
      broken: [],
      needless: [],
    });
  }
});
