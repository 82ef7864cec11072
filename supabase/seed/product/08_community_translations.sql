-- The three communities of the first day in the languages other than English, with the text_hash of
-- the English that each was made of.

insert into public.community_translations (community_id, language, name, description, based_on)
select given.*
from (values
  (
    'c0a80000-0000-4000-8000-000000000001'::uuid, 'german',
    'Morgenpraxis',
    'Für alle, die ihre Matte ausrollen, bevor der Tag beginnt. Übe frühmorgens mit anderen, und sei es noch so kurz.',
    '0ce1b0e263396bcf6e9e3f5b0d45b20b'
  ),
  (
    'c0a80000-0000-4000-8000-000000000002'::uuid, 'german',
    'Gemeinsam anfangen',
    'Für alle, die neu beim Yoga sind oder nach langer Zeit zurückkommen. Einfache Haltungen, ein ruhiges Tempo, und jede Frage ist willkommen.',
    '8546218dbe9f1b2c8b2c240d9e00a134'
  ),
  (
    'c0a80000-0000-4000-8000-000000000003'::uuid, 'german',
    'Ruhe im Kopf',
    'Atmen und still sitzen, Tag für Tag. Ein Ort für alle, die meditieren oder es gern möchten.',
    'b1e8d2e74472564accf28b2ed37fd9cc'
  ),
  (
    'c0a80000-0000-4000-8000-000000000001'::uuid, 'spanish',
    'Práctica matutina',
    'Para quienes desenrollan la esterilla antes de que empiece el día. Comparte una práctica temprana, por breve que sea.',
    '0ce1b0e263396bcf6e9e3f5b0d45b20b'
  ),
  (
    'c0a80000-0000-4000-8000-000000000002'::uuid, 'spanish',
    'Principiantes en compañía',
    'Para quienes empiezan en el yoga o vuelven después de mucho tiempo. Posturas sencillas, ritmo paciente y todas las preguntas son bienvenidas.',
    '8546218dbe9f1b2c8b2c240d9e00a134'
  ),
  (
    'c0a80000-0000-4000-8000-000000000003'::uuid, 'spanish',
    'Mentes serenas',
    'Respirar y sentarse, día tras día. Un lugar para quienes meditan o quisieran hacerlo.',
    'b1e8d2e74472564accf28b2ed37fd9cc'
  ),
  (
    'c0a80000-0000-4000-8000-000000000001'::uuid, 'french',
    'Pratique du matin',
    'Pour celles et ceux qui déroulent leur tapis avant que la journée commence. Partage ta pratique matinale, même très courte.',
    '0ce1b0e263396bcf6e9e3f5b0d45b20b'
  ),
  (
    'c0a80000-0000-4000-8000-000000000002'::uuid, 'french',
    'Débuter ensemble',
    'Tu découvres le yoga, ou tu y reviens après une longue pause. Des postures simples, un rythme patient, et toutes les questions sont les bienvenues.',
    '8546218dbe9f1b2c8b2c240d9e00a134'
  ),
  (
    'c0a80000-0000-4000-8000-000000000003'::uuid, 'french',
    'L’esprit tranquille',
    'Respirer et s’asseoir, jour après jour. Un lieu pour les personnes qui méditent, ou qui aimeraient commencer.',
    'b1e8d2e74472564accf28b2ed37fd9cc'
  ),
  (
    'c0a80000-0000-4000-8000-000000000001'::uuid, 'japanese',
    '朝の練習',
    '一日がはじまる前にマットを広げる人のためのコミュニティです。どんなに短くても、朝の練習を分かち合いましょう。',
    '0ce1b0e263396bcf6e9e3f5b0d45b20b'
  ),
  (
    'c0a80000-0000-4000-8000-000000000002'::uuid, 'japanese',
    'はじめてのヨガ仲間',
    'ヨガがはじめての方も、久しぶりの方も。やさしいポーズを、ゆっくりと。どんな質問も歓迎です。',
    '8546218dbe9f1b2c8b2c240d9e00a134'
  ),
  (
    'c0a80000-0000-4000-8000-000000000003'::uuid, 'japanese',
    '静かな心',
    '呼吸をして、座る。それを毎日重ねていきます。瞑想をしている方、これからはじめたい方のための場所です。',
    'b1e8d2e74472564accf28b2ed37fd9cc'
  )
) as given (community_id, language, name, description, based_on)
join public.communities on communities.id = given.community_id
on conflict (community_id, language) do nothing;
