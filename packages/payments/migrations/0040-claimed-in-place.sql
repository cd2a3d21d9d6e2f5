-- An instruction is written, claimed and removed. With room beside it a claim stays on its page,
-- and writes none of the three indexes.
alter table payments.instructions set (fillfactor = 50);
