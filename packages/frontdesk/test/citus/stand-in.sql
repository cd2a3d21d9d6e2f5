-- Stands in for Citus on a server without it: notes each call, and refuses the calls that Citus
-- refuses because of foreign keys.
create schema citus;
create table citus.calls (id serial primary key, call text not null);
create table citus.pg_dist_node (groupid int not null);
insert into citus.pg_dist_node values (0), (1), (2);
create table citus.citus_tables (
  table_name regclass primary key,
  citus_table_type text not null,
  distribution_column text not null,
  beside text
);
create table citus.here (is_coordinator boolean not null);
insert into citus.here values (true);

create function citus.citus_version() returns text language sql as $$ select 'Citus 13' $$;

create function citus.citus_is_coordinator() returns boolean language sql
  as $$ select is_coordinator from citus.here $$;

create function citus.citus_get_active_worker_nodes(out node_name text, out node_port bigint)
  returns setof record language sql
  as $$ select 'localhost'::text, 5432::bigint from citus.pg_dist_node where groupid > 0 $$;

create function citus.note(call text) returns void language sql
  as $$ insert into citus.calls (call) values (call) $$;

create function citus.create_distributed_function(name regprocedure) returns void language sql
  as $$ select citus.note(format('function %s', name)) $$;

create function citus.check_links(from_table regclass, kinds text[]) returns void language plpgsql
as $$
declare
  other regclass;
begin
  for other in select confrelid::regclass from pg_constraint
    where conrelid = from_table and contype = 'f' and confrelid <> conrelid
  loop
    if not exists (select from citus.citus_tables t
      where t.table_name = other and t.citus_table_type = any (kinds))
    then raise exception '% has a foreign key to %, which is local', from_table, other;
    end if;
  end loop;
end $$;

create function citus.create_reference_table(table_name regclass) returns void language plpgsql
as $$
begin
  perform citus.check_links(table_name, '{reference}');
  insert into citus.citus_tables values (table_name, 'reference', '<none>', null);
  perform citus.note(format('reference %s', table_name));
end $$;

create function citus.create_distributed_table(
  table_name regclass,
  distribution_column text,
  distribution_type text default 'hash',
  colocate_with text default 'default'
) returns void language plpgsql as $$
begin
  perform citus.check_links(table_name, '{reference,distributed}');
  if colocate_with <> 'none' and not exists (select from citus.citus_tables t
    where t.table_name = colocate_with::regclass and t.citus_table_type = 'distributed')
  then raise exception '% is not distributed', colocate_with;
  end if;
  insert into citus.citus_tables
    values (table_name, 'distributed', distribution_column, colocate_with);
  perform citus.note(format('distributed %s by %s beside %s',
    table_name, distribution_column, colocate_with));
end $$;

create function citus.truncate_local_data_after_distributing_table(function_name regclass)
  returns void language plpgsql as $$
declare
  lost regclass;
begin
  for lost in
    with recursive emptied (name) as (
      select function_name
      union select k.conrelid::regclass from pg_constraint k join emptied e
        on k.confrelid = e.name and k.contype = 'f'
    )
    select e.name from emptied e
    where not exists (select from citus.citus_tables t where t.table_name = e.name)
  loop
    raise exception '% is local and would lose its rows', lost;
  end loop;
  perform citus.note(format('emptied %s', function_name));
end $$;
