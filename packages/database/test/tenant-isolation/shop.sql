create function shop.draw() returns int language sql as 'select 4';
create function shop.same() returns int language sql immutable as 'select 4';
create table shop.currencies (code text not null, constraint currencies_pkey primary key (code));
create table shop.acts (id int not null, constraint acts_pkey primary key (id));
create table shop.goods (
  shard int not null,
  id int not null,
  name text not null,
  span int4range not null,
  constraint goods_pkey primary key (shard, id),
  constraint goods_name_unique unique (name),
  constraint goods_span_exclusion exclude using gist (id with =, span with &&),
  constraint goods_own_exclusion exclude using gist (shard with =, span with &&)
);
create table shop.sales (
  shard int not null,
  id int not null,
  good_id int not null,
  currency text not null,
  constraint sales_pkey primary key (shard, id),
  constraint sales_own_fkey foreign key (shard, good_id) references shop.goods (shard, id),
  constraint sales_good_fkey foreign key (good_id, shard) references shop.goods (shard, id),
  constraint sales_currency_fkey foreign key (currency) references shop.currencies (code)
);
create unique index sales_once on shop.sales (good_id);
create index sales_currency on shop.sales (currency);
