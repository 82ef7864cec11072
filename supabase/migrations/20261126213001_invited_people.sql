-- Whoever is invited has no account: their address goes when they accept, when the invitation is
-- withdrawn, and two weeks later at the latest.
insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values
  (
    'private.invitations', 'invited_by', null, 'no', 'null',
    'The invitation is about somebody else, who has no account yet.'
  );
