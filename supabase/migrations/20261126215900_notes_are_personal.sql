-- What is noted of a student is the student's too.

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values
  ('private.student_notes', 'student_id', null, 'yes', 'delete', null),
  (
    'private.student_notes', 'author_id', null, 'no', 'null',
    'Of an instructor: who noted it. It is about the student, who receives it.'
  );
