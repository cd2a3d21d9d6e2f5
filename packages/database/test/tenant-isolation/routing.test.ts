import { describe, expect, it } from "vitest";
import { judgeAll } from "./exceptions.ts";
import { routingComplaintsOf } from "./judge.ts";
import { readShop } from "./shop.ts";

const tenancy = await readShop();

describe("routing by one parameter", () => {
  it.each([
    ["a comparison", "select * from shop.sales where shard = $1 and id = any($2)"],
    ["a cast, and the other way round", "delete from shop.sales where $1::int = shard"],
    ["a row", "select * from shop.sales where (shard, id) = ($1, $2)"],
    ["inserted parameters", "insert into shop.sales (shard, id) values ($1, $2)"],
    ["a selected parameter", "insert into shop.sales (shard, id) select $1, unnest($2::int[])"],
    [
      "a parameter at each table",
      `select * from shop.sales s join shop.goods g on g.shard = $1 and g.id = s.good_id
      where s.shard = $1 and exists (select from shop.goods where shard = $1)`,
    ],
    ["a table without a tenant", "select * from shop.currencies where code = any($1)"],
  ])("accepts %s", async (_title, text) => {
    expect(await routingComplaintsOf(text, tenancy)).toEqual([]);
  });

  it.each([
    [
      "a join on the column",
      "select * from shop.sales s join shop.goods g using (shard) where s.shard = $1",
      ["shop.goods is not bound by = $n"],
    ],
    [
      "a subquery that follows its outer row",
      `select * from shop.sales s where s.shard = $1
        and exists (select from shop.goods g where g.shard = s.shard)`,
      ["shop.goods is not bound by = $n"],
    ],
    [
      "a condition around a query",
      "select * from (select * from shop.sales) s where shard = $1",
      ["shop.sales is not bound by = $n"],
    ],
    [
      "a list",
      "select * from shop.sales where shard = any($1)",
      ["shop.sales is not bound by = $n"],
    ],
    [
      "an insert inside a with",
      `with made as (insert into shop.sales (shard, id) values ($1, $2) returning id)
      select * from made`,
      ["inserts in a with"],
    ],
  ])("complains of %s", async (_title, text, complaints) => {
    expect(await routingComplaintsOf(text, tenancy)).toEqual(complaints);
  });

  it("accepts frozen stores, and names those that satisfy the rule by now", async () => {
    const joined = "select * from shop.sales s join shop.goods g using (shard) where s.shard = $1";
    const inserted = `with made as (insert into shop.sales (shard, id) values ($1, $2) returning id)
      select * from made`;
    const sent = [
      { by: "old", text: joined },
      { by: "new", text: joined },
      { by: "reasoned", text: "select * from shop.sales where id = $1" },
      { by: "reasoned", text: inserted },
      { by: "mended", text: "select * from shop.sales where shard = $1" },
    ];
    const excepted = [{ "for all": ["reasoned"] }, { "of the schema": tenancy.loose }];
    const frozen = ["old", "mended", "not sent"];
    expect(await judgeAll(sent, tenancy, { excepted, frozen, isWhole: false })).toEqual({
      count: 5,
      broken: ["new: shop.goods is not bound by = $n", "reasoned: inserts in a with"],
      needless: ["mended"],
    });
  });
});
