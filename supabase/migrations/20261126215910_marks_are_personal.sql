-- What the list of students who need a word keeps of them.

insert into private.personal_data
  (table_name, column_name, via, on_export, on_erase, reason)
values
  (
    'private.teacher_marks', 'student_id', null, 'no', 'delete',
    'That an instructor has taken care of something, for some days: a note about the instructor''s work.'
  ),
  (
    'private.teacher_marks', 'by', null, 'no', 'null',
    'Of an instructor: who took care of it.'
  ),
  (
    'private.student_checks', 'student_id', null, 'no', 'delete',
    'When the clock looks next. What it looks at is exported where it is kept.'
  );
