-- A student's history is read newest day first, a page at a time: each page begins where the index
-- stands. It also serves what the index of user and day did.
create index practice_ledger_history_idx
on public.practice_ledger (user_id, local_date desc, finished_at desc, id desc);
drop index public.practice_ledger_user_id_local_date_idx;
