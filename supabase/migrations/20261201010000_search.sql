-- Every text is folded twice, plainly and as romanized Sanskrit, and each word of a search has to occur in
-- one of the two, in any order. Names of people are folded plainly alone: Åsa is not Asha. Lists of names are sorted by the plain fold, because not every database can
-- sort by language. Devices fold in the same way, in `packages/domain/src/search.ts`.

create function private.plain(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select replace(replace(replace(replace(
    translate(
      lower(
        regexp_replace(normalize(value, nfkd), '[\u0300-\u036f]', '', 'g')
        collate pg_catalog.pg_c_utf8
      ),
      'øłđðħŧıςァアィイゥウェエォオカガキギクグケゲコゴサザシジスズセゼソゾタダチヂッツヅテデトドナニヌネノハバパヒビピフブプヘベペホボポマミムメモャヤュユョヨラリルレロヮワヰヱヲンヴヵヶヽヾ',
      'olddhtiσぁあぃいぅうぇえぉおかがきぎくぐけげこごさざしじすずせぜそぞただちぢっつづてでとどなにぬねのはばぱひびぴふぶぷへべぺほぼぽまみむめもゃやゅゆょよらりるれろゎわゐゑをんゔゕゖゝゞ'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
$$;

comment on function private.plain(text) is
  'Small letters without accents, one kana and one width for each Japanese sound. Nothing in it '
  'depends on the collation of the database.';

grant execute on function private.plain(text) to authenticated, service_role;

create function private.fold(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    private.plain(value),
    '[\u0009-\u000d\u0020\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u009f\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02bf\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u206f\u2e00-\u2e7f\u3001-\u3003\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufeff]+',
    ' ',
    'g'
  ));
$$;

comment on function private.fold(text) is
  'A text as searching and sorting see it: plain, with a single space for punctuation and hyphens.';

grant execute on function private.fold(text) to authenticated, service_role;

create function private.signs(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select btrim(regexp_replace(
    private.plain(value),
    '[^\u0021-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u009f\u00a1-\u00bf\u00d7\u00f7\u02b9-\u02bf\u200b-\u2027\u202a-\u202e\u2030-\u205e\u2060-\u206f\u2e00-\u2e7f\u3001-\u3003\u3008-\u3020\u3030\u303d\u30a0\u30fb\ufeff]+',
    ' ',
    'g'
  ));
$$;

comment on function private.signs(text) is
  'Nothing but the punctuation of a text, which alone can be searched for too.';

grant execute on function private.signs(text) to authenticated, service_role;

create function private.romanize(folded text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select replace(replace(replace(replace(replace(replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(replace(folded, 'sh', 's'), 'chh?', 'c', 'g'),
        'm(?=[b-df-hj-np-tv-z])', 'n', 'g'
      ),
      '(?<![aeiou])ri?(?![aeiou])', 'ṛ', 'g'
    ),
    U&'う\3099ぁ', U&'は\3099'), U&'う\3099ぃ', U&'ひ\3099'), U&'う\3099ぇ', U&'へ\3099'),
    U&'う\3099ぉ', U&'ほ\3099'), U&'う\3099', U&'ふ\3099'), 'ー', '');
$$;

comment on function private.romanize(text) is
  'A folded text in which the ways to write Sanskrit are one, in kana too. An r that is a vowel has none '
  'beside it.';

grant execute on function private.romanize(text) to authenticated, service_role;

create function private.respell(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select translate(
    regexp_replace(normalize(value, nfd), '([aouAOU])\u0308', '\1e', 'g'), '''’ʼ‘', ''
  );
$$;

comment on function private.respell(text) is
  'The same text as people also write it: without the apostrophe of `Child''s Pose`, and `Brücke` as '
  '`Bruecke` where a keyboard has no umlauts.';

grant execute on function private.respell(text) to authenticated, service_role;

create function private.search_key(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select concat_ws(
    E'\n',
    private.fold(value),
    private.romanize(private.fold(private.respell(value))),
    private.signs(value)
  );
$$;

comment on function private.search_key(text) is
  'What a row is searched by, in three lines: folded plainly, respelled and romanized, its punctuation.';

grant execute on function private.search_key(text) to authenticated, service_role;

create function private.person_key(value text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select concat_ws(
    ' ',
    private.fold(value),
    private.fold(private.respell(value)),
    private.signs(value)
  );
$$;

comment on function private.person_key(text) is
  'What somebody is searched by: their names, folded plainly, also respelled.';

grant execute on function private.person_key(text) to authenticated, service_role;

create function private.person_patterns(search text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select coalesce(
    array_agg(word) filter (where word <> ''),
    array(select '***=' || sign from private.signs(left(search, 500)) as sign where sign <> '')
  )
  from regexp_split_to_table(private.fold(left(search, 500)), ' ') as words (word);
$$;

comment on function private.person_patterns(text) is
  'What was typed as regular expressions that a person_key has to match, all of them: its words, '
  'in which no sign is left that means something there, or else its punctuation, letter by letter. '
  'Nobody types more than 500 characters.';

grant execute on function private.person_patterns(text) to authenticated, service_role;

create function private.search_patterns(search text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select case
      when word like '***=%' then word
      -- A long vowel alone is nothing.
      else concat_ws('|', word, nullif(nullif(private.romanize(word), word), ''))
    end
    from unnest(private.person_patterns(search)) with ordinality as words (word, place)
    order by place
  );
$$;

comment on function private.search_patterns(text) is
  'What was typed as regular expressions that a search_key has to match, all of them: each of the '
  'person_patterns, or the same as romanized Sanskrit.';

grant execute on function private.search_patterns(text) to authenticated, service_role;

create function private.nearly(word text) returns text
language sql immutable strict parallel safe set search_path = ''
as $$
  select '[ \n\t](' || string_agg(concat_ws(
    '|',
    left(word, place) || '[^\n\t]?' || substr(word, place + 2),
    left(word, place) || '[^\n\t]' || substr(word, place + 1),
    left(word, place) || nullif(substr(word, place + 2, 1), '') || substr(word, place + 1, 1)
      || substr(word, place + 3)
  ), '|') || ')'
  from generate_series(1, char_length(word) - 1) as place
  where char_length(word) between 5 and 24;
$$;

comment on function private.nearly(text) is
  'A regular expression for words that begin like this one but for one letter after the first: wrong, '
  'missing, too many, or swapped with the next. Null for fewer than five letters, because a short word is near '
  'too many others, and for more than 24, because the expression grows with their square.';

grant execute on function private.nearly(text) to authenticated, service_role;

create function private.near_patterns(search text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select case
      when word like '***=%' then word
      else concat_ws(
        '|', pattern, private.nearly(word), private.nearly(nullif(private.romanize(word), word))
      )
    end
    from unnest(private.person_patterns(search), private.search_patterns(search))
      with ordinality as words (word, pattern, place)
    order by place
  );
$$;

comment on function private.near_patterns(text) is
  'As search_patterns, for words of which one letter was missed.';

grant execute on function private.near_patterns(text) to authenticated, service_role;

create function private.search_rank(words text, search text) returns int
language sql immutable strict parallel safe set search_path = ''
as $$
  select case
    when strpos(words, E'\n' || phrase) > 0 or strpos(words, E'\n' || romanized) > 0 then 0
    when strpos(words, E'\t' || phrase) > 0 or strpos(words, E'\t' || romanized) > 0 then 1
    else 2
  end
  from
    private.fold(left(search, 500)) as phrase,
    nullif(private.romanize(phrase), '') as romanized;
$$;

comment on function private.search_rank(text, text) is
  '0 if a name of a pose begins with what was typed, 1 if another name does, else 2. Before each name stands a '
  'line break, before each other name a tab.';

grant execute on function private.search_rank(text, text) to authenticated, service_role;

create function private.pose_patterns(search text) returns text[]
language sql immutable parallel safe set search_path = ''
as $$
  select array(
    select case
      when word like '***=%' then word
      else concat_ws(
        '|', word, '(^|\s)(?!asana(\s|$))' || nullif(nullif(private.romanize(word), word), '')
      )
    end
    from unnest(private.person_patterns(search)) with ordinality as words (word, place)
    order by place
  );
$$;

comment on function private.pose_patterns(text) is
  'As search_patterns, in the same order as person_patterns, for a search of people and poses at once: '
  'as romanized Sanskrit a word is found at the beginning of one, and `asana` is none. Asha is not every '
  '...asana.';

grant execute on function private.pose_patterns(text) to authenticated, service_role;

create function private.sort_name(display_name text, full_name text, username text)
returns text
language sql immutable set search_path = ''
as $$
  select private.fold(
    coalesce(nullif(btrim(display_name), ''), nullif(btrim(full_name), ''), username)
  );
$$;

comment on function private.sort_name(text, text, text) is
  'What a person is sorted by: the name that others see, folded.';

grant execute on function private.sort_name(text, text, text) to authenticated, service_role;
