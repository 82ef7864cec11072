-- Safety tips that read differently now, in databases that began with the former ones: some could be
-- understood in two ways, others said in one language more or less than in English. What an
-- administrator has written stays.

with corrected (key, language, former, now) as (
  -- Where both are the same, the translation already said what English says only now.
  values
    (
      'downward-facing-dog', 'english',
      'Late in pregnancy, place the hands on a wall instead and come out at the first sign of dizziness',
      'Come out at the first sign of dizziness; late in pregnancy, place the hands on a wall instead of the floor'
    ),
    (
      'downward-facing-dog', 'german',
      'Leg die Hände in der fortgeschrittenen Schwangerschaft stattdessen an eine Wand und komm beim ersten Anzeichen von Schwindel heraus',
      'Komm beim ersten Anzeichen von Schwindel aus der Haltung; leg in der fortgeschrittenen Schwangerschaft die Hände an eine Wand statt auf den Boden'
    ),
    (
      'downward-facing-dog', 'french',
      'Quand la grossesse est avancée, pose plutôt les mains contre un mur et sors de la posture au premier signe de vertige',
      'Sors de la posture au premier signe de vertige ; quand la grossesse est avancée, pose les mains contre un mur plutôt qu’au sol'
    ),
    (
      'downward-facing-dog', 'spanish',
      'Evítala, o eleva las manos sobre una silla, si tienes presión arterial alta, glaucoma u otra afección ocular',
      'No hagas esta postura, o eleva las manos sobre una silla, si tienes presión arterial alta, glaucoma u otra afección ocular'
    ),
    (
      'downward-facing-dog', 'spanish',
      'En la fase avanzada del embarazo, pon las manos en una pared en lugar de en el suelo y deshaz la postura a la primera señal de mareo',
      'Deshaz la postura a la primera señal de mareo; en la fase avanzada del embarazo, pon las manos en una pared y no en el suelo'
    ),
    (
      'downward-facing-dog', 'japanese',
      '妊娠後期は、床の代わりに壁に手をつき、少しでもめまいを感じたらポーズを終えてください。',
      '少しでもめまいを感じたらポーズを終えてください。妊娠後期は、床の代わりに壁に手をついてください。'
    ),
    (
      'tree', 'english',
      'Leave the toes of the lifted foot on the floor when an ankle or a knee is sore',
      'Leave the toes of the bent leg on the floor when an ankle or a knee is sore'
    ),
    (
      'tree', 'german',
      'Setz den Fuß über oder unter dem Knie an, nie direkt am Knie',
      'Setz den Fuß oberhalb oder unterhalb des Knies an, nie direkt am Knie'
    ),
    (
      'tree', 'german',
      'Leg eine Hand an eine Wand oder einen Stuhl, wenn dein Gleichgewicht unsicher ist oder du schwanger bist',
      'Lass eine Hand an einer Wand oder einem Stuhl, wenn dein Gleichgewicht unsicher ist oder du schwanger bist'
    ),
    (
      'tree', 'german',
      'Lass die Zehen des gehobenen Fußes am Boden, wenn dir ein Fußgelenk oder ein Knie wehtut',
      'Lass die Zehen des gebeugten Beins am Boden, wenn dir ein Fußgelenk oder ein Knie wehtut'
    ),
    (
      'tree', 'french',
      'Laisse les orteils du pied levé au sol si une cheville ou un genou est douloureux',
      'Laisse les orteils de la jambe pliée au sol si une cheville ou un genou est douloureux'
    ),
    (
      'tree', 'spanish',
      'Si te molesta un tobillo o una rodilla, no eleves el pie del todo: deja los dedos en el suelo',
      'Deja en el suelo los dedos del pie de la pierna doblada si te molesta un tobillo o una rodilla'
    ),
    (
      'tree', 'spanish',
      'Deja las manos ante el pecho si tienes presión arterial alta o te molesta un hombro',
      'Mantén las manos delante del pecho si tienes presión arterial alta o te molesta un hombro'
    ),
    (
      'tree', 'japanese',
      'バランスに不安がある場合や妊娠中は、片手を壁か椅子に添えてください。',
      'バランスに不安がある場合や妊娠中は、片手を壁か椅子に当てておいてください。'
    ),
    (
      'tree', 'japanese',
      '足首や膝に痛みがある場合は、上げる足のつま先を床につけたままにしてください。',
      '足首や膝に痛みがある場合は、曲げた脚のつま先を床につけたままにしてください。'
    ),
    (
      'warrior-ii', 'english',
      'Look straight ahead instead of over the hand if the neck is sore',
      'Face the way the chest faces instead of looking over the hand if the neck is sore'
    ),
    (
      'warrior-ii', 'german',
      'Schau geradeaus statt über die Hand, wenn dir der Nacken wehtut',
      'Schau in die Richtung, in die auch die Brust zeigt, statt über die Hand, wenn dir der Nacken wehtut'
    ),
    (
      'warrior-ii', 'french',
      'Regarde droit devant toi plutôt qu’au-delà de la main si la nuque est douloureuse',
      'Garde le visage dans la même direction que la poitrine plutôt que de regarder au-delà de la main si la nuque est douloureuse'
    ),
    (
      'warrior-ii', 'spanish',
      'Mira al frente y no hacia la mano si te molesta el cuello',
      'Mira hacia donde apunta el pecho y no por encima de la mano si te molesta el cuello'
    ),
    (
      'warrior-ii', 'spanish',
      'Ponte de espaldas contra una pared o sujétate a una silla si estás embarazada o te falta estabilidad',
      'Ponte con la espalda contra una pared o sujétate a una silla si estás embarazada o te falta estabilidad'
    ),
    (
      'warrior-ii', 'japanese',
      '首に痛みがある場合は、手の先ではなく正面を見てください。',
      '首に痛みがある場合は、前の手のほうに顔を向けず、胸と同じ向きを見てください。'
    ),
    (
      'low-lunge', 'english',
      'Put a folded blanket under the back knee, and stay off it if kneeling hurts',
      'Put a folded blanket under the back knee; if kneeling still hurts, keep that knee lifted'
    ),
    (
      'low-lunge', 'german',
      'Leg eine gefaltete Decke unter das hintere Knie; belaste es nicht, wenn das Knien wehtut',
      'Leg eine gefaltete Decke unter das hintere Knie; lass es angehoben, wenn das Knien trotzdem wehtut'
    ),
    (
      'low-lunge', 'french',
      'Place une couverture pliée sous le genou arrière, et ne t’appuie pas sur ce genou si être à genoux te fait mal',
      'Place une couverture pliée sous le genou arrière ; si être à genoux te fait encore mal, garde ce genou décollé du sol'
    ),
    (
      'low-lunge', 'spanish',
      'Pon una manta doblada bajo la rodilla de atrás y no apoyes esa rodilla si te duele arrodillarte',
      'Pon una manta doblada bajo la rodilla de atrás; si aun así te duele arrodillarte, mantén esa rodilla levantada'
    ),
    (
      'low-lunge', 'spanish',
      'Deja las manos en el muslo o en bloques si te falta estabilidad o tienes presión arterial alta',
      'Mantén las manos en el muslo o en bloques si te falta estabilidad o tienes presión arterial alta'
    ),
    (
      'low-lunge', 'japanese',
      '後ろの膝の下にたたんだブランケットを敷き、膝をつくと痛む場合は、その膝に体重をかけないでください。',
      '後ろの膝の下にたたんだブランケットを敷いてください。それでも膝をつくと痛む場合は、その膝を浮かせておいてください。'
    ),
    (
      'plank', 'english',
      'In pregnancy, after a birth or with a hernia, use the wall or the knees and ask a professional first',
      'In pregnancy, after a birth or with a hernia, use the wall or the knees and ask a health professional first'
    ),
    (
      'plank', 'german',
      'Übe in der Schwangerschaft, nach einer Geburt oder bei einer Hernie (etwa einem Leisten- oder Nabelbruch) an der Wand oder auf den Knien und hol dir vorher fachlichen Rat',
      'Übe in der Schwangerschaft, nach einer Geburt oder bei einer Hernie (etwa einem Leisten- oder Nabelbruch) an der Wand oder auf den Knien und hol dir vorher medizinischen Rat'
    ),
    (
      'plank', 'french',
      'Pendant la grossesse, après un accouchement ou en cas de hernie, pratique contre un mur ou sur les genoux et demande d’abord l’avis d’un professionnel',
      'Pendant la grossesse, après un accouchement ou en cas de hernie, pratique contre un mur ou sur les genoux et demande d’abord l’avis d’un professionnel de santé'
    ),
    (
      'plank', 'spanish',
      'Durante el embarazo, después de un parto o si tienes una hernia, hazla en la pared o con las rodillas apoyadas y consulta antes con un profesional',
      'Durante el embarazo, después de un parto o si tienes una hernia, haz la postura en la pared o con las rodillas apoyadas y consulta antes con un profesional de la salud'
    ),
    (
      'plank', 'japanese',
      '腰が落ちたり痛んだりする場合は、膝を床に下ろしてください。',
      '腰が反って落ちる場合や、腰が痛む場合は、膝を床に下ろしてください。'
    ),
    (
      'plank', 'japanese',
      '妊娠中の方、産後の方、腹部のヘルニア（鼠径ヘルニアなど）のある方は、壁を使うか膝をついて行い、先に専門家に相談してください。',
      '妊娠中の方、産後の方、腹部のヘルニア（鼠径ヘルニアなど）のある方は、壁を使うか膝をついて行い、先に医療の専門家に相談してください。'
    ),
    (
      'crow', 'english',
      'Keep looking forward; looking back makes you roll over',
      'Keep looking forward; if you look back at your feet, you tip over forward'
    ),
    (
      'crow', 'german',
      'Wärm die Handgelenke auf und lass diese Haltung aus bei einem Karpaltunnelsyndrom oder anderen Problemen mit den Handgelenken',
      'Wärm die Handgelenke auf; lass diese Haltung aus bei einem Karpaltunnelsyndrom oder anderen Problemen mit den Handgelenken'
    ),
    (
      'crow', 'german',
      'Schau immer nach vorn; wenn du nach hinten schaust, rollst du über den Kopf',
      'Schau immer nach vorn; wenn du nach hinten zu den Füßen schaust, kippst du vornüber'
    ),
    (
      'crow', 'french',
      'Continue à regarder vers l’avant ; regarder vers l’arrière te fait basculer',
      'Continue à regarder vers l’avant ; si tu regardes en arrière vers tes pieds, tu bascules vers l’avant'
    ),
    (
      'crow', 'spanish',
      'Calienta las muñecas, y evítala si tienes síndrome del túnel carpiano u otros problemas de muñeca',
      'Calienta las muñecas, y no hagas esta postura si tienes síndrome del túnel carpiano u otros problemas de muñeca'
    ),
    (
      'crow', 'spanish',
      'Pon un cojín en el suelo delante de la cabeza por si te vas hacia adelante',
      'Pon un cojín en el suelo delante de la cabeza por si te caes hacia adelante'
    ),
    (
      'crow', 'spanish',
      'Evítala durante el embarazo o si tienes una lesión de hombro o de cuello',
      'No hagas esta postura durante el embarazo ni si tienes una lesión de hombro o de cuello'
    ),
    (
      'crow', 'spanish',
      'No dejes de mirar hacia adelante; si miras hacia atrás, acabarás rodando',
      'No dejes de mirar hacia adelante; si miras hacia atrás, a los pies, te caerás hacia adelante'
    ),
    (
      'crow', 'japanese',
      '前を見続けてください。後ろを見ると、転がってしまいます。',
      '前を見続けてください。後ろの足のほうを見ると、前に倒れてしまいます。'
    ),
    (
      'cat-cow', 'english',
      'Put a blanket under the knees, or do it sitting on a chair if kneeling hurts',
      'Put a blanket under the knees; if kneeling still hurts, do it sitting on a chair'
    ),
    (
      'cat-cow', 'german',
      'Leg eine Decke unter die Knie, oder übe im Sitzen auf einem Stuhl, wenn das Knien wehtut',
      'Leg eine Decke unter die Knie; übe im Sitzen auf einem Stuhl, wenn das Knien trotzdem wehtut'
    ),
    (
      'cat-cow', 'german',
      'Lass in der Schwangerschaft den Bauch nicht durchhängen; komm nur bis zum geraden Rücken zurück',
      'Lass in der Schwangerschaft den Bauch nicht durchhängen; komm nur so weit zurück, bis der Rücken gerade ist'
    ),
    (
      'cat-cow', 'french',
      'Place une couverture sous les genoux, ou pratique en position assise sur une chaise si être à genoux te fait mal',
      'Place une couverture sous les genoux ; si être à genoux te fait encore mal, pratique en position assise sur une chaise'
    ),
    (
      'cat-cow', 'spanish',
      'Pon una manta bajo las rodillas, o siéntate en una silla para practicar, si te duele arrodillarte',
      'Pon una manta bajo las rodillas; si aun así te duele arrodillarte, practica en una silla'
    ),
    (
      'cat-cow', 'japanese',
      '膝の下にブランケットを敷くか、膝をつくと痛む場合は椅子に座って行ってください。',
      '膝の下にブランケットを敷いてください。それでも膝をつくと痛む場合は、椅子に座って行ってください。'
    ),
    (
      'fish', 'english',
      'Carry the weight on the forearms; there is hardly any on the head',
      'Carry the weight on the forearms and hardly any on the head'
    ),
    (
      'fish', 'german',
      'Trag das Gewicht auf den Unterarmen; auf dem Kopf liegt kaum etwas davon',
      'Trag das Gewicht auf den Unterarmen und belaste den Kopf kaum'
    ),
    (
      'fish', 'french',
      'Porte le poids sur les avant-bras ; la tête n’en porte presque pas',
      'Fais reposer le poids sur les avant-bras et presque pas sur la tête'
    ),
    (
      'fish', 'spanish',
      'Sostén el peso con los antebrazos; la cabeza apenas recibe peso',
      'Sostén el peso con los antebrazos y casi nada con la cabeza'
    ),
    (
      'fish', 'spanish',
      'Si tienes problemas de cuello, acuéstate en su lugar sobre una manta enrollada, con la cabeza apoyada',
      'Si tienes problemas de cuello, en lugar de esta postura acuéstate sobre una manta enrollada, con la cabeza apoyada'
    ),
    (
      'fish', 'spanish',
      'Evítala si tienes presión arterial alta o baja, migraña o una lesión reciente de espalda, y a partir de la mitad del embarazo',
      'No hagas esta postura si tienes presión arterial alta o baja, migraña o una lesión reciente de espalda, ni a partir de la mitad del embarazo'
    ),
    (
      'fish', 'japanese',
      '体重は前腕で支えてください。頭にはほとんど体重をかけないでください。',
      '体重は前腕で支えてください。頭にはほとんど体重をかけないでください。'
    ),
    (
      'lotus', 'english',
      'Skip it with injuries or surgery of knee, hip or ankle',
      'Skip it with an injury of knee, hip or ankle, or after surgery on one of them'
    ),
    (
      'lotus', 'german',
      'Lass diese Haltung aus bei Verletzungen und nach Operationen an Knie, Hüfte oder Fußgelenk',
      'Lass diese Haltung aus bei Verletzungen und nach Operationen an Knie, Hüfte oder Fußgelenk'
    ),
    (
      'lotus', 'french',
      'Ne fais pas cette posture en cas de blessure ou après une opération du genou, de la hanche ou de la cheville',
      'Ne fais pas cette posture en cas de blessure ou après une opération du genou, de la hanche ou de la cheville'
    ),
    (
      'lotus', 'spanish',
      'Nunca tires del pie para colocarlo; ante cualquier dolor en la rodilla o en el tobillo, para',
      'Nunca tires del pie para colocarlo; ante cualquier dolor en la rodilla o en el tobillo, detente'
    ),
    (
      'lotus', 'spanish',
      'Evítala en caso de lesión u operación de rodilla, cadera o tobillo',
      'No hagas esta postura si tienes una lesión de rodilla, cadera o tobillo, ni tras una operación en alguno de ellos'
    ),
    (
      'lotus', 'spanish',
      'Practica con un solo pie arriba, o en la postura fácil, hasta que las caderas se abran por sí solas',
      'Practica con un solo pie sobre el muslo, o en la postura fácil, hasta que las caderas se abran por sí solas'
    ),
    (
      'lotus', 'japanese',
      '決して足を引っ張って乗せないでください。膝や足首が少しでも痛んだら、やめる合図です。',
      '決して足を引っ張って乗せないでください。膝や足首が少しでも痛んだら、やめてください。'
    ),
    (
      'lotus', 'japanese',
      '膝、股関節、足首のけがをしている方や、その部分の手術を受けた方は行わないでください。',
      '膝、股関節、足首のけがをしている方や、その部分の手術を受けた方は行わないでください。'
    ),
    (
      'bound-angle', 'english',
      'Move the feet farther away with knee problems',
      'With knee problems, move the feet farther away from the hips'
    ),
    (
      'bound-angle', 'german',
      'Schieb bei Knieproblemen die Füße weiter weg',
      'Schieb bei Knieproblemen die Füße weiter vom Becken weg'
    ),
    (
      'bound-angle', 'french',
      'Éloigne davantage les pieds en cas de problème au genou',
      'En cas de problème au genou, éloigne davantage les pieds du bassin'
    ),
    (
      'bound-angle', 'spanish',
      'Aleja más los pies si tienes problemas de rodilla',
      'Si tienes problemas de rodilla, aleja más los pies de la pelvis'
    ),
    (
      'bound-angle', 'japanese',
      '膝を押したり、弾ませたりしないでください。膝や脚の付け根が痛む場合は、膝をブランケットで支えてください。',
      '膝を押し下げたり、弾ませたりしないでください。膝や脚の付け根が痛む場合は、膝をブランケットで支えてください。'
    ),
    (
      'bound-angle', 'japanese',
      '膝に問題がある方は、足を体から遠ざけてください。',
      '膝に問題がある方は、足を骨盤から遠ざけてください。'
    ),
    (
      'seated-forward-fold', 'english',
      'In pregnancy, keep the legs apart and the belly free',
      'In pregnancy, keep the legs apart and pressure off the belly'
    ),
    (
      'seated-forward-fold', 'german',
      'Halte in der Schwangerschaft die Beine auseinander und den Bauch frei',
      'Halte in der Schwangerschaft die Beine auseinander, sodass kein Druck auf den Bauch kommt'
    ),
    (
      'seated-forward-fold', 'french',
      'Pendant la grossesse, garde les jambes écartées et le ventre libre',
      'Pendant la grossesse, garde les jambes écartées pour ne pas comprimer le ventre'
    ),
    (
      'seated-forward-fold', 'spanish',
      'Evítala si tienes una hernia discal o ciática, y mantén la espalda larga si tienes osteoporosis',
      'No hagas esta postura si tienes una hernia discal o ciática, y mantén la espalda larga si tienes osteoporosis'
    ),
    (
      'seated-forward-fold', 'spanish',
      'Durante el embarazo, deja las piernas separadas y el vientre libre',
      'Durante el embarazo, mantén las piernas separadas para no presionar el vientre'
    ),
    (
      'seated-forward-fold', 'japanese',
      '妊娠中は、脚を開いてお腹を圧迫しないようにしてください。',
      '妊娠中は、脚を開いてお腹を圧迫しないようにしてください。'
    ),
    (
      'half-lord-of-the-fishes', 'english',
      'Keep the lower leg stretched out if the knee hurts',
      'Keep the bottom leg stretched out if the knee hurts'
    ),
    (
      'half-lord-of-the-fishes', 'english',
      'Skip it with a slipped disc, a recent back injury or recent abdominal surgery; twist gently with osteoporosis',
      'Skip it with a slipped disc, a recent back injury or recent abdominal surgery; twist only gently with osteoporosis'
    ),
    (
      'half-lord-of-the-fishes', 'german',
      'Lass das untere Bein gestreckt, wenn das Knie wehtut',
      'Lass das Bein, das unten liegt, gestreckt, wenn das Knie wehtut'
    ),
    (
      'half-lord-of-the-fishes', 'german',
      'Lass diese Haltung aus bei einem Bandscheibenvorfall oder wenn du vor Kurzem eine Rückenverletzung hattest oder am Bauch operiert wurdest; dreh dich bei Osteoporose nur sanft',
      'Lass diese Haltung aus bei einem Bandscheibenvorfall oder wenn du vor Kurzem eine Rückenverletzung hattest oder am Bauch operiert wurdest; dreh dich bei Osteoporose nur sanft'
    ),
    (
      'half-lord-of-the-fishes', 'french',
      'Garde la jambe du dessous tendue si le genou te fait mal',
      'Garde la jambe du dessous tendue si le genou te fait mal'
    ),
    (
      'half-lord-of-the-fishes', 'french',
      'Ne fais pas cette posture en cas de hernie discale, de blessure récente au dos ou d’opération abdominale récente ; tourne doucement en cas d’ostéoporose',
      'Ne fais pas cette posture en cas de hernie discale, de blessure récente au dos ou d’opération abdominale récente ; ne tourne que doucement en cas d’ostéoporose'
    ),
    (
      'half-lord-of-the-fishes', 'spanish',
      'Deja estirada la pierna de abajo si te duele la rodilla',
      'Mantén estirada la pierna de abajo si te duele la rodilla'
    ),
    (
      'half-lord-of-the-fishes', 'spanish',
      'Evítala si tienes una hernia discal o una lesión reciente de espalda, o tras una operación abdominal reciente; si tienes osteoporosis, gira con suavidad',
      'No hagas esta postura si tienes una hernia discal o una lesión reciente de espalda, ni tras una operación abdominal reciente; si tienes osteoporosis, gira solo con suavidad'
    ),
    (
      'half-lord-of-the-fishes', 'japanese',
      '膝が痛む場合は、下の脚を伸ばしたままにしてください。',
      '膝が痛む場合は、下側の脚を伸ばしたままにしてください。'
    ),
    (
      'half-lord-of-the-fishes', 'japanese',
      '椎間板ヘルニアの方、最近背中や腰をけがした方、最近腹部の手術を受けた方は行わないでください。骨粗しょう症の方は、やさしくねじってください。',
      '椎間板ヘルニアの方、最近背中や腰をけがした方、最近腹部の手術を受けた方は行わないでください。骨粗しょう症の方は、やさしくねじるだけにしてください。'
    ),
    (
      'supine-twist', 'english',
      'Skip it, or keep both knees bent and low, with disc or sacroiliac problems',
      'Skip it, or keep the knees bent and both feet on the floor, with disc or sacroiliac problems'
    ),
    (
      'supine-twist', 'german',
      'Lass diese Haltung aus bei Problemen mit den Bandscheiben oder dem Iliosakralgelenk (ISG), oder halte beide Knie gebeugt und tief',
      'Lass diese Haltung aus bei Problemen mit den Bandscheiben oder dem Iliosakralgelenk (ISG), oder lass die Knie gebeugt und beide Füße am Boden'
    ),
    (
      'supine-twist', 'french',
      'Ne fais pas cette posture, ou garde les deux genoux pliés et bas, en cas de problème discal ou sacro-iliaque',
      'Ne fais pas cette posture, ou garde les genoux pliés et les deux pieds au sol, en cas de problème discal ou sacro-iliaque'
    ),
    (
      'supine-twist', 'spanish',
      'Evítala, o deja las dos rodillas dobladas y bajas, si tienes problemas discales o sacroilíacos',
      'No hagas esta postura, o mantén las rodillas dobladas y los dos pies en el suelo, si tienes problemas discales o sacroilíacos'
    ),
    (
      'supine-twist', 'japanese',
      '膝を床につけなくてもすむように、クッションで支えてください。',
      '膝を床につけなくてもすむように、膝の下にクッションを置いて支えてください。'
    ),
    (
      'supine-twist', 'japanese',
      '椎間板や仙腸関節に問題がある方は、行わないか、両膝を曲げて低く保ってください。',
      '椎間板や仙腸関節に問題がある方は、行わないか、膝を曲げて両足を床につけたままにしてください。'
    ),
    (
      'childs-pose', 'english',
      'In pregnancy, open the knees wide and keep the belly free',
      'In pregnancy, open the knees wide and keep pressure off the belly'
    ),
    (
      'childs-pose', 'german',
      'Öffne in der Schwangerschaft die Knie weit und halte den Bauch frei',
      'Öffne in der Schwangerschaft die Knie weit, sodass kein Druck auf den Bauch kommt'
    ),
    (
      'childs-pose', 'french',
      'Pose la tête sur les poings l’un sur l’autre ou sur un coussin si elle n’atteint pas le sol',
      'Pose la tête sur les poings posés l’un sur l’autre ou sur un coussin si elle n’atteint pas le sol'
    ),
    (
      'childs-pose', 'french',
      'Pendant la grossesse, écarte largement les genoux et garde le ventre libre',
      'Pendant la grossesse, écarte largement les genoux pour ne pas comprimer le ventre'
    ),
    (
      'childs-pose', 'spanish',
      'Durante el embarazo, separa mucho las rodillas y deja libre el vientre',
      'Durante el embarazo, separa mucho las rodillas para no presionar el vientre'
    ),
    (
      'childs-pose', 'japanese',
      '妊娠中は、膝を大きく開き、お腹を圧迫しないようにしてください。',
      '妊娠中は、膝を大きく開き、お腹を圧迫しないようにしてください。'
    ),
    (
      'victorious-breath', 'english',
      'The sound is soft; loosen the throat as soon as it strains or you cough',
      'Keep the sound soft; loosen the throat as soon as it strains or you cough'
    ),
    (
      'victorious-breath', 'german',
      'Der Klang ist leise; lass die Kehle locker, sobald sie sich anstrengt oder du husten musst',
      'Lass den Klang leise bleiben; lockere die Kehle, sobald sie sich verspannt oder du husten musst'
    ),
    (
      'victorious-breath', 'french',
      'Le son est doux ; relâche la gorge dès qu’elle force ou que tu tousses',
      'Garde un son doux ; relâche la gorge dès qu’elle se crispe ou que tu tousses'
    ),
    (
      'victorious-breath', 'spanish',
      'El sonido es suave; relaja la garganta en cuanto se tense o tosas',
      'Mantén suave el sonido; relaja la garganta en cuanto se tense o tosas'
    ),
    (
      'victorious-breath', 'japanese',
      '音はやわらかく立てます。のどに力が入ったり、せきが出たりしたら、すぐにのどをゆるめてください。',
      '音はやわらかく立ててください。のどに力が入ったり、せきが出たりしたら、すぐにのどをゆるめてください。'
    ),
    (
      'humming-bee-breath', 'english',
      'With epilepsy or a heart condition, ask a doctor first; sit upright rather than lying down',
      'Sit upright rather than lying down; with epilepsy or a heart condition, ask a doctor first'
    ),
    (
      'humming-bee-breath', 'german',
      'Summe sanft und nur so lange, wie es angenehm ist',
      'Summ sanft und nur so lange, wie es angenehm ist'
    ),
    (
      'humming-bee-breath', 'german',
      'Hol dir bei Epilepsie oder einer Herzerkrankung vorher ärztlichen Rat; sitz aufrecht, statt zu liegen',
      'Sitz aufrecht, statt zu liegen; hol dir bei Epilepsie oder einer Herzerkrankung vorher ärztlichen Rat'
    ),
    (
      'humming-bee-breath', 'french',
      'En cas d’épilepsie ou de problème cardiaque, demande d’abord l’avis d’un médecin ; assieds-toi, le dos droit, plutôt que de t’allonger',
      'Assieds-toi, le dos droit, plutôt que de t’allonger ; en cas d’épilepsie ou de problème cardiaque, demande d’abord l’avis d’un médecin'
    ),
    (
      'humming-bee-breath', 'spanish',
      'Evítala si tienes una infección de oído, y no te presiones los oídos',
      'No hagas este ejercicio si tienes una infección de oído, y no te presiones las orejas'
    ),
    (
      'humming-bee-breath', 'spanish',
      'Si tienes epilepsia o una afección cardíaca, consulta antes con tu médico; siéntate con la espalda erguida en lugar de acostarte',
      'Siéntate con la espalda erguida en lugar de acostarte; si tienes epilepsia o una afección cardíaca, consulta antes con tu médico'
    ),
    (
      'humming-bee-breath', 'japanese',
      'てんかんや心臓の病気がある方は、先に医師に相談してください。横にならず、体を起こして座って行ってください。',
      '横にならず、体を起こして座って行ってください。てんかんや心臓の病気がある方は、先に医師に相談してください。'
    ),
    (
      'eagle', 'german',
      'Lass die Zehen des überschlagenen Fußes am Boden, wenn das Knie oder dein Gleichgewicht unsicher ist',
      'Lass die Zehen des überschlagenen Fußes am Boden, wenn das Knie instabil ist oder du unsicher stehst'
    ),
    (
      'eagle', 'spanish',
      'Deja en el suelo los dedos del pie cruzado si la rodilla o el equilibrio no te dan seguridad',
      'Mantén en el suelo los dedos del pie cruzado si no confías en tu rodilla o en tu equilibrio'
    ),
    (
      'eagle', 'spanish',
      'Date un abrazo en lugar de cruzar los brazos si te duele un hombro',
      'Date un abrazo en lugar de entrelazar los brazos si te duele un hombro'
    ),
    (
      'eagle', 'japanese',
      '膝やバランスに不安がある場合は、組んだ足のつま先を床につけておいてください。',
      '膝やバランスに不安がある場合は、上に組んだ脚のつま先を床につけておいてください。'
    ),
    (
      'half-moon', 'german',
      'Nimm einen Block; stell dich mit dem Rücken an eine Wand, solange du die Haltung noch lernst oder wenn du schwanger bist',
      'Nimm einen Block; stell dich mit dem Rücken zu einer Wand, solange du die Haltung noch lernst oder wenn du schwanger bist'
    ),
    (
      'half-moon', 'spanish',
      'Mantén la rodilla de apoyo suelta y apuntando hacia donde apuntan los dedos del pie',
      'Mantén la rodilla de apoyo sin bloquear y apuntando hacia donde apuntan los dedos del pie'
    ),
    (
      'half-moon', 'japanese',
      '首に問題がある方、めまいや低血圧のある方は、下か正面を見てください。',
      '首に問題がある方、めまいや低血圧のある方は、下か、胸と同じ向きを見てください。'
    ),
    (
      'extended-hand-to-big-toe', 'german',
      'Nimm einen Gurt oder halte das gebeugte Knie; zieh das Bein nicht in die Streckung',
      'Nimm einen Gurt oder halte das gebeugte Knie; zieh nicht am Bein, um es zu strecken'
    ),
    (
      'extended-hand-to-big-toe', 'french',
      'Utilise une sangle ou tiens le genou plié ; ne tire pas sur la jambe pour la tendre',
      'Utilise une sangle ou tiens le genou plié avec la main ; ne tire pas sur la jambe pour la tendre'
    ),
    (
      'extended-hand-to-big-toe', 'spanish',
      'Evítala si tienes una lesión de tobillo, de isquiotibiales o de la zona lumbar',
      'No hagas esta postura si tienes una lesión de tobillo, de isquiotibiales o de la zona lumbar'
    ),
    (
      'extended-hand-to-big-toe', 'japanese',
      'ふらつく方や妊娠中の方は、壁か椅子につかまってください。',
      'ふらつく方や妊娠中の方は、壁に手をつくか、椅子につかまってください。'
    ),
    (
      'garland', 'german',
      'Setz dich in der fortgeschrittenen Schwangerschaft auf eine Sitzhilfe und hol dir vorher Rat bei deiner Hebamme oder ärztlichen Rat',
      'Setz dich in der fortgeschrittenen Schwangerschaft auf eine Sitzhilfe und frag vorher deine Hebamme oder hol dir ärztlichen Rat'
    ),
    (
      'garland', 'spanish',
      'Si tienes dolor o una lesión en la rodilla, siéntate en un taburete bajo o en una pila de bloques, o evita la postura',
      'Si tienes dolor o una lesión en la rodilla, siéntate en un taburete bajo o en una pila de bloques, o no hagas esta postura'
    ),
    (
      'garland', 'spanish',
      'En la fase avanzada del embarazo, siéntate sobre un apoyo y consulta antes con tu matrona o tu médico',
      'En la fase avanzada del embarazo, siéntate sobre un apoyo y consulta antes con tu matrona (partera) o tu médico'
    ),
    (
      'sphinx', 'german',
      'Leg eine gefaltete Decke unter die Hüften oder die Ellbogen, um bequemer zu liegen',
      'Leg eine gefaltete Decke unter das Becken oder die Ellbogen, um bequemer zu liegen'
    ),
    (
      'sphinx', 'spanish',
      'Evítala durante el embarazo',
      'No hagas esta postura durante el embarazo'
    ),
    (
      'locust', 'german',
      'Leg eine gefaltete Decke unter die Hüften',
      'Leg eine gefaltete Decke unter das Becken'
    ),
    (
      'locust', 'spanish',
      'Evítala durante el embarazo y tras una operación abdominal reciente',
      'No hagas esta postura durante el embarazo ni tras una operación abdominal reciente'
    ),
    (
      'camel', 'german',
      'Knie auf einer gefalteten Decke und lass diese Haltung aus, wenn dir die Knie wehtun',
      'Knie auf einer gefalteten Decke; lass diese Haltung aus, wenn dir die Knie wehtun'
    ),
    (
      'camel', 'german',
      'Lass diese Haltung aus bei Bluthochdruck, niedrigem Blutdruck, Migräne oder Glaukom (grünem Star) und wenn du dich vor Kurzem am Rücken verletzt hast; lass in der Schwangerschaft die Hände am unteren Rücken oder lass die Haltung aus',
      'Lass diese Haltung aus bei Bluthochdruck, niedrigem Blutdruck, Migräne oder Glaukom (grünem Star) und wenn du dich vor Kurzem am Rücken verletzt hast; in der Schwangerschaft bleiben die Hände am unteren Rücken, oder du lässt die Haltung aus'
    ),
    (
      'camel', 'spanish',
      'Deja las manos en la zona lumbar y mira al frente si tienes sensible la espalda o el cuello',
      'Mantén las manos en la zona lumbar y mira al frente si tienes sensible la espalda o el cuello'
    ),
    (
      'camel', 'spanish',
      'Arrodíllate sobre una manta doblada, y evita la postura si te duelen las rodillas',
      'Arrodíllate sobre una manta doblada, y no hagas esta postura si te duelen las rodillas'
    ),
    (
      'camel', 'spanish',
      'Evítala si tienes presión arterial alta o baja, migraña, glaucoma o una lesión reciente de espalda; durante el embarazo, deja las manos en la zona lumbar o evita la postura',
      'No hagas esta postura si tienes presión arterial alta o baja, migraña, glaucoma o una lesión reciente de espalda; durante el embarazo, mantén las manos en la zona lumbar o no la hagas'
    ),
    (
      'lord-of-the-dance', 'german',
      'Halte dich an einer Wand oder einem Stuhl fest und nimm einen Gurt um den Fuß',
      'Halte dich an einer Wand oder einem Stuhl fest und leg einen Gurt um den Fuß'
    ),
    (
      'lord-of-the-dance', 'french',
      'Garde le genou levé dans l’axe de la hanche ; arrête à la moindre douleur au genou ou dans le bas du dos',
      'Garde le genou de la jambe levée dans l’axe de la hanche ; arrête à la moindre douleur au genou ou dans le bas du dos'
    ),
    (
      'lord-of-the-dance', 'spanish',
      'Mantén la rodilla elevada en línea con la cadera; detente ante cualquier dolor en la rodilla o en la zona lumbar',
      'Mantén la rodilla de la pierna elevada en línea con la cadera; detente ante cualquier dolor en la rodilla o en la zona lumbar'
    ),
    (
      'lord-of-the-dance', 'spanish',
      'Evítala si tienes presión arterial baja, mareos o un tobillo lesionado; durante el embarazo, usa una pared',
      'No hagas esta postura si tienes presión arterial baja, mareos o un tobillo lesionado; durante el embarazo, usa una pared'
    ),
    (
      'lord-of-the-dance', 'japanese',
      '壁か椅子につかまり、足にベルトをかけて行ってください。',
      '壁に手をつくか、椅子につかまり、足にベルトをかけて行ってください。'
    ),
    (
      'handstand', 'german',
      'Wärm Handgelenke und Schultern auf und lass diese Haltung aus, wenn sie verletzt sind',
      'Wärm Handgelenke und Schultern auf; lass diese Haltung aus, wenn sie verletzt sind'
    ),
    (
      'handstand', 'french',
      'Apprends-la avec un enseignant, contre un mur et avec de l’espace libre autour de toi',
      'Apprends cette posture avec un enseignant, contre un mur et avec de l’espace libre autour de toi'
    ),
    (
      'handstand', 'spanish',
      'Apréndela con un instructor, junto a una pared y con espacio libre a tu alrededor',
      'Aprende esta postura con un instructor, junto a una pared y con espacio libre a tu alrededor'
    ),
    (
      'handstand', 'spanish',
      'Calienta las muñecas y los hombros, y evítala si los tienes lesionados',
      'Calienta las muñecas y los hombros, y no hagas esta postura si los tienes lesionados'
    ),
    (
      'handstand', 'spanish',
      'Evítala si tienes presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular, epilepsia, osteoporosis o mareos, y durante el embarazo',
      'No hagas esta postura si tienes presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular, epilepsia, osteoporosis o mareos, ni durante el embarazo'
    ),
    (
      'alternate-nostril-breath', 'german',
      'Halte den Atem nicht an und presse ihn nicht; atme normal, wenn dir schwindlig wird oder du schlecht Luft bekommst',
      'Halte den Atem nicht an und erzwinge ihn nicht; atme normal, wenn dir schwindlig wird oder du schlecht Luft bekommst'
    ),
    (
      'alternate-nostril-breath', 'german',
      'Übe bei Bluthochdruck, einer Herz- oder Lungenerkrankung oder in der Schwangerschaft ganz ohne Atempausen',
      'Übe bei Bluthochdruck, einer Herz- oder Lungenerkrankung oder in der Schwangerschaft ganz ohne Pausen im Atem'
    ),
    (
      'equal-breath', 'german',
      'Streng dich nie an, um eine Zahl zu erreichen; zähl stattdessen nicht so weit',
      'Streng dich nie an, um eine Zahl zu erreichen; zähl stattdessen weniger weit'
    ),
    (
      'cooling-breath', 'german',
      'Übe nur an sauberer, milder Luft, denn bei dieser Atemübung filtert die Nase die Luft nicht',
      'Übe nur bei sauberer, milder Luft, denn bei dieser Atemübung filtert die Nase die Luft nicht'
    ),
    (
      'cooling-breath', 'spanish',
      'Practica solo con aire limpio y templado, porque esta respiración no pasa por el filtro de la nariz',
      'Practica solo con aire limpio y templado, porque en esta respiración el aire no pasa por el filtro de la nariz'
    ),
    (
      'cooling-breath', 'spanish',
      'Evítala si tienes un resfriado, dolor de garganta, asma o los dientes sensibles',
      'No hagas este ejercicio si tienes un resfriado, dolor de garganta, asma o los dientes sensibles'
    ),
    (
      'cooling-breath', 'spanish',
      'Evítala si tienes presión arterial baja, y consulta con tu médico si tienes una afección cardíaca o pulmonar',
      'No hagas este ejercicio si tienes presión arterial baja, y consulta con tu médico si tienes una afección cardíaca o pulmonar'
    ),
    (
      'cooling-breath', 'japanese',
      'この呼吸法では空気が鼻のフィルターを通らないため、空気がきれいで、寒すぎず暑すぎない場所でのみ練習してください。',
      'この呼吸法では吸う空気が鼻でろ過されないため、空気がきれいで、寒すぎず暑すぎない場所でのみ練習してください。'
    ),
    (
      'chandra-namaskar', 'german',
      'Lern zuerst den Sonnengruß; leg eine gefaltete Decke unter die Knie und lass diesen Flow aus, wenn das Knien wehtut',
      'Lern zuerst den Sonnengruß; leg eine gefaltete Decke unter die Knie; lass diesen Flow aus, wenn das Knien wehtut'
    ),
    (
      'chandra-namaskar', 'german',
      'Lass in der Mondsichel die Hände auf dem Oberschenkel oder auf Blöcken, wenn du unsicher stehst, dir eine Schulter wehtut oder du Bluthochdruck hast',
      'Lass in der knienden Mondsichel die Hände auf dem Oberschenkel oder auf Blöcken, wenn du unsicher stehst, dir eine Schulter wehtut oder du Bluthochdruck hast'
    ),
    (
      'chandra-namaskar', 'french',
      'Dans le croissant, garde les mains sur la cuisse ou sur des briques si tu manques de stabilité, si une épaule est douloureuse ou si tu as de l’hypertension',
      'Dans le croissant à genoux, garde les mains sur la cuisse ou sur des briques si tu manques de stabilité, si une épaule est douloureuse ou si tu as de l’hypertension'
    ),
    (
      'chandra-namaskar', 'french',
      'Ne fais pas cet enchaînement en cas de blessure au poignet, à l’épaule, à la nuque ou au cou, en cas de hernie ou après une opération abdominale récente',
      'Ne fais pas cet enchaînement en cas de blessure au poignet, à l’épaule, à la nuque ou au cou, ni en cas de hernie, ni après une opération abdominale récente'
    ),
    (
      'chandra-namaskar', 'spanish',
      'En la luna creciente, deja las manos en el muslo o en bloques si te falta estabilidad, te molesta un hombro o tienes presión arterial alta',
      'En la postura de la luna creciente, mantén las manos en el muslo o en bloques si te falta estabilidad, te molesta un hombro o tienes presión arterial alta'
    ),
    (
      'chandra-namaskar', 'spanish',
      'Evítalo si tienes una lesión de muñeca, hombro o cuello o una hernia, o tras una operación abdominal reciente',
      'No practiques esta secuencia si tienes una lesión de muñeca, hombro o cuello o una hernia, ni tras una operación abdominal reciente'
    ),
    (
      'chandra-namaskar', 'japanese',
      '先に太陽礼拝を身につけてください。膝の下にたたんだブランケットを敷き、膝をつくと痛む場合は、このフローを行わないでください。',
      '先に太陽礼拝を覚えてください。膝の下にたたんだブランケットを敷き、膝をつくと痛む場合は、このフローを行わないでください。'
    ),
    (
      'sun-breaths', 'german',
      'Heb die Arme nur bis auf Schulterhöhe, wenn dir eine Schulter wehtut oder du Bluthochdruck hast, und lass sie bei einer Schulterverletzung ganz unten',
      'Heb die Arme nur bis auf Schulterhöhe, wenn dir eine Schulter wehtut oder du Bluthochdruck hast, und heb sie bei einer Schulterverletzung gar nicht'
    ),
    (
      'sun-breaths', 'spanish',
      'Mira al frente y no hacia arriba si te molesta el cuello o sientes mareo, y no te inclines hacia atrás cargando la zona lumbar',
      'Mira al frente y no hacia arriba si te molesta el cuello o sientes mareo, y no te inclines hacia atrás arqueando la zona lumbar'
    ),
    (
      'sun-breaths', 'spanish',
      'Nunca fuerces ni retengas la respiración; muévete al ritmo al que llegue',
      'Nunca fuerces ni retengas la respiración; muévete al ritmo de tu respiración'
    ),
    (
      'surya-bhedana', 'german',
      'Halte den Atem nie an und presse ihn nie; atme normal, wenn dir schwindlig oder heiß wird oder du unruhig wirst',
      'Halte den Atem nie an und erzwinge ihn nie; atme normal, wenn dir schwindlig oder heiß wird oder du unruhig wirst'
    ),
    (
      'surya-bhedana', 'spanish',
      'Evítala durante el embarazo o si tienes presión arterial alta, una afección cardíaca o epilepsia',
      'No hagas este ejercicio durante el embarazo ni si tienes presión arterial alta, una afección cardíaca o epilepsia'
    ),
    (
      'mountain-pose', 'french',
      'Écarte davantage les pieds, ou tiens-toi contre un mur, si tu manques de stabilité ou si la tête te tourne',
      'Écarte davantage les pieds, ou place-toi contre un mur, si tu manques de stabilité ou si la tête te tourne'
    ),
    (
      'mountain-pose', 'spanish',
      'Mantén las rodillas sueltas; no las empujes hacia atrás',
      'Mantén las rodillas sin bloquear; no las empujes hacia atrás'
    ),
    (
      'mountain-pose', 'japanese',
      '膝は軽くゆるめ、後ろに押し込まないでください。',
      '膝は軽くゆるめ、後ろに反らせないでください。'
    ),
    (
      'raised-hands', 'french',
      'Garde les bras écartés, ou seulement à hauteur d’épaules, si une épaule te fait mal ou si tu as de l’hypertension',
      'Garde les bras écartés, ou ne les lève qu’à hauteur d’épaules, si une épaule te fait mal ou si tu as de l’hypertension'
    ),
    (
      'raised-hands', 'spanish',
      'Deja los brazos separados, o súbelos como mucho a la altura de los hombros, si te duele un hombro o tienes presión arterial alta',
      'Mantén los brazos separados, o súbelos como mucho a la altura de los hombros, si te duele un hombro o tienes presión arterial alta'
    ),
    (
      'raised-hands', 'spanish',
      'No te inclines hacia atrás cargando la zona lumbar',
      'No te inclines hacia atrás arqueando la zona lumbar'
    ),
    (
      'extended-side-angle', 'french',
      'Garde la nuque dans l’axe de la colonne et regarde devant toi si la tourner te gêne',
      'Garde la nuque dans l’axe de la colonne et regarde devant toi si tourner la tête te gêne'
    ),
    (
      'extended-side-angle', 'japanese',
      '首は背骨の延長に保ち、回すと不快な場合は正面を見てください。',
      '首は背骨の延長に保ち、回すと不快な場合は、胸と同じ向きを見てください。'
    ),
    (
      'pyramid', 'french',
      'Écarte davantage les pieds si tu vacilles ; pendant la grossesse, garde le buste à la verticale ou tiens-toi à une chaise',
      'Écarte davantage les pieds dans la largeur si tu vacilles ; pendant la grossesse, garde le buste à la verticale ou tiens-toi à une chaise'
    ),
    (
      'pyramid', 'spanish',
      'Separa más los pies si te tambaleas; durante el embarazo, quédate con el tronco erguido o sujétate a una silla',
      'Separa más los pies hacia los lados si te tambaleas; durante el embarazo, quédate con el tronco erguido o sujétate a una silla'
    ),
    (
      'four-limbed-staff', 'french',
      'Pose d’abord les genoux, le temps de gagner en force, et si le bas du dos est douloureux',
      'Pose d’abord les genoux le temps de gagner en force, et aussi si le bas du dos est douloureux'
    ),
    (
      'four-limbed-staff', 'spanish',
      'Evítala si tienes problemas de muñeca, codo u hombro, y durante el embarazo',
      'No hagas esta postura si tienes problemas de muñeca, codo u hombro, ni durante el embarazo'
    ),
    (
      'cow-face', 'french',
      'Ne fais pas le mouvement des bras en cas de blessure à l’épaule, ni celui des jambes en cas de blessure au genou',
      'Ne prends pas la position des bras en cas de blessure à l’épaule, ni celle des jambes en cas de blessure au genou'
    ),
    (
      'cow-face', 'spanish',
      'Usa una cinta y detente ante cualquier dolor agudo en el hombro o si se te duerme el brazo',
      'Usa una cinta y detente ante cualquier dolor agudo en el hombro o cualquier adormecimiento del brazo'
    ),
    (
      'cow-face', 'spanish',
      'Si tienes una lesión de hombro, no hagas la parte de los brazos; si la tienes de rodilla, no hagas la de las piernas',
      'Si tienes una lesión de hombro, no hagas la parte de los brazos; si tienes una lesión de rodilla, no hagas la de las piernas'
    ),
    (
      'cow-face', 'japanese',
      'ベルトを使い、肩に鋭い痛みが出たり、腕がしびれたりしたらやめてください。',
      'ベルトを使い、肩の鋭い痛みや腕のしびれを少しでも感じたらやめてください。'
    ),
    (
      'cow-face', 'japanese',
      '肩をけがしている方は腕の動きを、膝をけがしている方は脚の動きを省いてください。',
      '肩をけがしている方は腕の形をつくらず、膝をけがしている方は脚を組まないでください。'
    ),
    (
      'plow', 'french',
      'Apprends-la avec un enseignant, et au début pose les pieds sur une chaise',
      'Apprends cette posture avec un enseignant, et au début pose les pieds sur une chaise'
    ),
    (
      'plow', 'spanish',
      'Evítala si tienes una lesión de cuello, hombro o espalda, osteoporosis, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular',
      'No hagas esta postura si tienes una lesión de cuello, hombro o espalda, osteoporosis, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular'
    ),
    (
      'plow', 'spanish',
      'Evítala durante el embarazo o mientras te duela la cabeza',
      'No hagas esta postura durante el embarazo ni mientras te duela la cabeza'
    ),
    (
      'plow', 'spanish',
      'Apréndela con un instructor y, al principio, apoya los pies en una silla',
      'Aprende esta postura con un instructor y, al principio, apoya los pies en una silla'
    ),
    (
      'plow', 'japanese',
      '首が圧迫されないように、肩の下にたたんだブランケットを敷き、決して頭を左右に向けないでください。',
      '首が圧迫されないように、肩の下にたたんだブランケットを敷き、決して顔を左右に向けないでください。'
    ),
    (
      'supported-shoulderstand', 'french',
      'Apprends-la avec un enseignant ; la posture des jambes au mur en est l’alternative douce',
      'Apprends cette posture avec un enseignant ; la posture des jambes au mur en est l’alternative douce'
    ),
    (
      'supported-shoulderstand', 'spanish',
      'Evítala si tienes una lesión de cuello u hombro, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular',
      'No hagas esta postura si tienes una lesión de cuello u hombro, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular'
    ),
    (
      'supported-shoulderstand', 'spanish',
      'Evítala si estás embarazada, si tienes osteoporosis o mientras te duela la cabeza',
      'No hagas esta postura si estás embarazada o tienes osteoporosis, ni mientras te duela la cabeza'
    ),
    (
      'supported-shoulderstand', 'spanish',
      'Apréndela con un instructor; la alternativa suave es la postura de las piernas en la pared',
      'Aprende esta postura con un instructor; la alternativa suave es la postura de las piernas en la pared'
    ),
    (
      'supported-shoulderstand', 'japanese',
      '肩の下にたたんだブランケットを敷き、決して頭を左右に向けないでください。首、目、耳に少しでも圧迫を感じたら下りてください。',
      '肩の下にたたんだブランケットを敷き、決して顔を左右に向けないでください。首、目、耳に少しでも圧迫を感じたら下りてください。'
    ),
    (
      'supported-shoulderstand', 'japanese',
      'インストラクターの指導のもとで学んでください。やさしい代わりとして、壁に脚を上げるポーズがあります。',
      'インストラクターの指導のもとで学んでください。負担の少ない代わりのポーズとして、壁に脚を上げるポーズがあります。'
    ),
    (
      'supported-headstand', 'french',
      'Apprends-la uniquement avec un enseignant expérimenté et près d’un mur ; la plus grande partie du poids doit être sur les avant-bras',
      'Apprends cette posture uniquement avec un enseignant expérimenté et près d’un mur ; la plus grande partie du poids doit être sur les avant-bras'
    ),
    (
      'supported-headstand', 'spanish',
      'Apréndela solo con un instructor experimentado y cerca de una pared; la mayor parte del peso debe estar en los antebrazos',
      'Aprende esta postura solo con un instructor experimentado y cerca de una pared; la mayor parte del peso debe estar en los antebrazos'
    ),
    (
      'supported-headstand', 'spanish',
      'Evítala si tienes cualquier problema de cuello, hombro o columna, osteoporosis, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular, o epilepsia',
      'No hagas esta postura si tienes cualquier problema de cuello, hombro o columna, osteoporosis, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular, o epilepsia'
    ),
    (
      'supported-headstand', 'spanish',
      'Evítala si estás embarazada, si tienes migraña o cuando sientas cansancio',
      'No hagas esta postura si estás embarazada o tienes migraña, ni cuando sientas cansancio'
    ),
    (
      'supported-headstand', 'japanese',
      '必ず経験豊富なインストラクターの指導のもと、壁の近くで学んでください。体重の大部分は前腕で支えます。',
      '必ず経験豊富なインストラクターの指導のもと、壁の近くで学んでください。体重の大部分は前腕で支えてください。'
    ),
    (
      'skull-shining-breath', 'french',
      'Ne fais pas cet exercice en cas d’hypertension, de problème cardiaque, d’épilepsie, de glaucome, de hernie, d’antécédent d’AVC ou d’opération abdominale récente',
      'Ne fais pas cet exercice en cas d’hypertension, de problème cardiaque, d’épilepsie, de glaucome, de hernie ou d’opération abdominale récente, ni si tu as déjà eu un AVC'
    ),
    (
      'skull-shining-breath', 'spanish',
      'Evítala durante el embarazo y durante algunas semanas después del parto',
      'No hagas este ejercicio durante el embarazo ni durante algunas semanas después del parto'
    ),
    (
      'skull-shining-breath', 'spanish',
      'Evítala si tienes presión arterial alta, una afección cardíaca, epilepsia, glaucoma o una hernia, y también si has sufrido un accidente cerebrovascular (ictus, derrame cerebral) o tras una operación abdominal reciente',
      'No hagas este ejercicio si tienes presión arterial alta, una afección cardíaca, epilepsia, glaucoma o una hernia, ni si has sufrido un accidente cerebrovascular (ictus, derrame cerebral), ni tras una operación abdominal reciente'
    ),
    (
      'skull-shining-breath', 'spanish',
      'Si tienes asma u otra afección pulmonar, consulta antes con tu médico y apréndela con un instructor',
      'Si tienes asma u otra afección pulmonar, consulta antes con tu médico y aprende este ejercicio con un instructor'
    ),
    (
      'bellows-breath', 'french',
      'Ne fais pas cet exercice en cas d’hypertension, de problème cardiaque, d’épilepsie, de glaucome, de hernie, d’antécédent d’AVC, de crises de panique ou d’opération récente',
      'Ne fais pas cet exercice en cas d’hypertension, de problème cardiaque, d’épilepsie, de glaucome, de hernie, de crises de panique ou d’opération récente, ni si tu as déjà eu un AVC'
    ),
    (
      'bellows-breath', 'french',
      'Apprends-le avec un enseignant, en position assise, l’estomac vide et jamais dans l’eau ni près de l’eau',
      'Apprends cet exercice avec un enseignant, en position assise, l’estomac vide et jamais dans l’eau ni près de l’eau'
    ),
    (
      'bellows-breath', 'spanish',
      'Evítala durante el embarazo y durante algunas semanas después del parto',
      'No hagas este ejercicio durante el embarazo ni durante algunas semanas después del parto'
    ),
    (
      'bellows-breath', 'spanish',
      'Evítala si tienes presión arterial alta, una afección cardíaca, epilepsia, glaucoma, una hernia o ataques de pánico, y también si has sufrido un accidente cerebrovascular (ictus, derrame cerebral) o tras una operación reciente',
      'No hagas este ejercicio si tienes presión arterial alta, una afección cardíaca, epilepsia, glaucoma, una hernia o ataques de pánico, ni si has sufrido un accidente cerebrovascular (ictus, derrame cerebral), ni tras una operación reciente'
    ),
    (
      'bellows-breath', 'spanish',
      'Apréndela con un instructor, en posición sentada, con el estómago vacío y nunca dentro del agua ni cerca de ella',
      'Aprende este ejercicio con un instructor, en posición sentada, con el estómago vacío y nunca dentro del agua ni cerca de ella'
    ),
    (
      'surya-namaskar-b', 'french',
      'Ne fais pas cet enchaînement en cas de problème au poignet, au coude ou à l’épaule ou de hernie, ni après une blessure récente au dos ou une opération abdominale récente, ni pendant la grossesse',
      'Ne fais pas cet enchaînement en cas de problème au poignet, au coude ou à l’épaule, ni en cas de hernie, ni après une blessure récente au dos ou une opération abdominale récente, ni pendant la grossesse'
    ),
    (
      'surya-namaskar-b', 'spanish',
      'Evítalo si tienes problemas de muñeca, codo u hombro o una hernia, también tras una lesión reciente de espalda o una operación abdominal reciente, y durante el embarazo',
      'No practiques esta secuencia si tienes problemas de muñeca, codo u hombro o una hernia, ni tras una lesión reciente de espalda o una operación abdominal reciente, ni durante el embarazo'
    ),
    (
      'surya-namaskar-b', 'spanish',
      'En el guerrero I, deja las manos en la cadera si tienes dolor de hombro, una afección cardíaca o presión arterial alta; si tienes osteoporosis, mantén la espalda larga cada vez que te inclines hacia adelante',
      'En el guerrero I, mantén las manos en la cadera si tienes dolor de hombro, una afección cardíaca o presión arterial alta; si tienes osteoporosis, mantén la espalda larga cada vez que te inclines hacia adelante'
    ),
    (
      'surya-namaskar-b', 'japanese',
      '先に太陽礼拝を身につけてください。ジャンプせずに一歩ずつ足を動かし、力がつくまでの間は、胸を下ろす前に膝を床に下ろしてください。',
      '先に太陽礼拝を覚えてください。ジャンプせずに一歩ずつ足を動かし、力がつくまでの間は、胸を下ろす前に膝を床に下ろしてください。'
    ),
    (
      'surya-namaskar', 'spanish',
      'Evítalo si tienes una lesión de muñeca, hombro, rodilla o cuello, o tras una operación abdominal reciente; si tienes osteoporosis, mantén la espalda larga cada vez que te inclines hacia adelante',
      'No practiques esta secuencia si tienes una lesión de muñeca, hombro, rodilla o cuello, ni tras una operación abdominal reciente; si tienes osteoporosis, mantén la espalda larga cada vez que te inclines hacia adelante'
    ),
    (
      'warrior-i', 'spanish',
      'Acorta el paso o levanta el talón de atrás si te duele la rodilla o la zona lumbar',
      'Acorta la distancia entre los pies o levanta el talón de atrás si te duele la rodilla o la zona lumbar'
    ),
    (
      'warrior-i', 'spanish',
      'Deja las manos en la cadera si tienes dolor de hombro, una afección cardíaca o presión arterial alta',
      'Mantén las manos en la cadera si tienes dolor de hombro, una afección cardíaca o presión arterial alta'
    ),
    (
      'warrior-i', 'japanese',
      '前の膝は足首の真上に置き、足の人差し指と同じ向きに保ってください。',
      '前の膝は足首の真上に置き、足の第2指（人差し指）と同じ向きに保ってください。'
    ),
    (
      'warrior-iii', 'spanish',
      'Mantén suelta la rodilla de apoyo y nunca la empujes hacia atrás',
      'Mantén la rodilla de apoyo sin bloquear y nunca la empujes hacia atrás'
    ),
    (
      'warrior-iii', 'spanish',
      'Evítala si tienes presión arterial alta, mareos o una lesión reciente de cadera, rodilla o tobillo',
      'No hagas esta postura si tienes presión arterial alta, mareos o una lesión reciente de cadera, rodilla o tobillo'
    ),
    (
      'warrior-iii', 'japanese',
      '軸足の膝は軽くゆるめ、決して後ろに押し込まないでください。',
      '軸足の膝は軽くゆるめ、決して後ろに反らせないでください。'
    ),
    (
      'warrior-iii', 'japanese',
      '慣れるまでの間と妊娠中は、手を壁か椅子について練習してください。',
      '慣れるまでの間と妊娠中は、壁か椅子に手をついて練習してください。'
    ),
    (
      'wide-legged-forward-fold', 'spanish',
      'Mantén las rodillas sueltas y acerca más los pies entre sí si notas tirantez en la cara interna de las rodillas',
      'Mantén las rodillas sin bloquear y acerca más los pies entre sí si notas tirantez en la cara interna de las rodillas'
    ),
    (
      'side-plank', 'spanish',
      'Si tienes problemas de muñeca, hazla sobre el antebrazo; si tienes una lesión de hombro, evita la postura',
      'Si tienes problemas de muñeca, haz la postura sobre el antebrazo; si tienes una lesión de hombro, no la hagas'
    ),
    (
      'side-plank', 'spanish',
      'No dejes que se hunda la cadera ni que caiga el cuello',
      'No dejes que se hunda la cadera ni dejes caer el cuello'
    ),
    (
      'boat', 'spanish',
      'Deja las rodillas dobladas o sujétate por detrás de los muslos para que la zona lumbar no se redondee',
      'Mantén las rodillas dobladas o sujétate por detrás de los muslos para que la zona lumbar no se redondee'
    ),
    (
      'boat', 'spanish',
      'Evítala si estás embarazada o tienes una hernia, o tras una operación abdominal reciente',
      'No hagas esta postura si estás embarazada o tienes una hernia, ni tras una operación abdominal reciente'
    ),
    (
      'cobra', 'spanish',
      'Evítala durante el embarazo y tras una operación abdominal reciente',
      'No hagas esta postura durante el embarazo ni tras una operación abdominal reciente'
    ),
    (
      'upward-facing-dog', 'spanish',
      'Evítala si estás embarazada o tienes síndrome del túnel carpiano, o tras una lesión reciente de espalda',
      'No hagas esta postura si estás embarazada o tienes síndrome del túnel carpiano, ni tras una lesión reciente de espalda'
    ),
    (
      'bow', 'spanish',
      'Evítala si estás embarazada o tienes una hernia o presión arterial alta, o tras una operación abdominal reciente',
      'No hagas esta postura si estás embarazada o tienes una hernia o presión arterial alta, ni tras una operación abdominal reciente'
    ),
    (
      'bridge', 'spanish',
      'Si tienes una lesión de cuello, sube solo un poco o evita la postura',
      'Si tienes una lesión de cuello, sube solo un poco o no hagas esta postura'
    ),
    (
      'bridge', 'japanese',
      'お尻を上げている間は、決して頭を左右に向けないでください。',
      'お尻を上げている間は、決して顔を左右に向けないでください。'
    ),
    (
      'bridge', 'japanese',
      '首をけがしている方は、少しだけ持ち上げるか、行わないでください。',
      '首をけがしている方は、お尻を少しだけ持ち上げるか、行わないでください。'
    ),
    (
      'wheel', 'spanish',
      'Evítala si tienes problemas de muñeca, hombro, cuello o zona lumbar',
      'No hagas esta postura si tienes problemas de muñeca, hombro, cuello o zona lumbar'
    ),
    (
      'wheel', 'spanish',
      'Evítala si tienes una afección cardíaca, presión arterial alta o glaucoma, y durante el embarazo',
      'No hagas esta postura si tienes una afección cardíaca, presión arterial alta o glaucoma, ni durante el embarazo'
    ),
    (
      'thunderbolt', 'spanish',
      'Pon un cojín entre los talones y la cadera, o evítala, si te duelen las rodillas',
      'Pon un cojín entre los talones y la cadera, o no hagas esta postura, si te duelen las rodillas'
    ),
    (
      'revolved-triangle', 'spanish',
      'Apoya la mano en un bloque o en una silla y mantén suelta la rodilla de delante',
      'Apoya la mano en un bloque o en una silla y mantén sin bloquear la rodilla de delante'
    ),
    (
      'revolved-triangle', 'spanish',
      'Evítala si tienes una hernia discal o una lesión reciente de espalda',
      'No hagas esta postura si tienes una hernia discal o una lesión reciente de espalda'
    ),
    (
      'corpse', 'spanish',
      'Deja los ojos abiertos o siéntate si quedarte inmóvil te produce ansiedad',
      'Mantén los ojos abiertos o siéntate si quedarte inmóvil en posición acostada te produce ansiedad'
    ),
    (
      'legs-up-the-wall', 'spanish',
      'Evítala si tienes glaucoma u otra afección ocular, y consulta con tu médico si tienes presión arterial alta o una afección cardíaca',
      'No hagas esta postura si tienes glaucoma u otra afección ocular, y consulta con tu médico si tienes presión arterial alta o una afección cardíaca'
    ),
    (
      'legs-up-the-wall', 'japanese',
      '背中や腰、膝が引っ張られる場合は、壁から離れるか、ふくらはぎを椅子に乗せてください。',
      '背中や腰、膝が引っ張られる場合は、壁からもっと離れるか、ふくらはぎを椅子に乗せてください。'
    ),
    (
      'wind-relieving', 'spanish',
      'Deja la cabeza en el suelo si te molesta el cuello',
      'Mantén la cabeza en el suelo si te molesta el cuello'
    ),
    (
      'wind-relieving', 'spanish',
      'Evítala si estás embarazada o tienes una hernia, o tras una operación reciente de abdomen o de cadera',
      'No hagas esta postura si estás embarazada o tienes una hernia, ni tras una operación reciente de abdomen o de cadera'
    ),
    (
      'reclined-bound-angle', 'spanish',
      'En la fase avanzada del embarazo, mantén el tronco bien elevado en lugar de acostarte del todo',
      'En la fase avanzada del embarazo, mantén el tronco bien elevado en lugar de quedar en posición horizontal'
    ),
    (
      'reclined-bound-angle', 'japanese',
      '脚の付け根や膝の関節がどこも引っ張られないように、膝を支えてください。',
      '脚の付け根や膝の関節が引っ張られないように、膝を支えてください。'
    ),
    (
      'extended-triangle', 'japanese',
      '首に痛みがある場合は、上ではなく下か正面を見てください。',
      '首に痛みがある場合は、上ではなく、下か、胸と同じ向きを見てください。'
    ),
    (
      'easy-pose', 'japanese',
      '膝が股関節より低くなるように、十分な高さに座ってください。',
      '膝が股関節より低くなるように、座面を十分に高くして座ってください。'
    ),
    (
      'head-to-knee', 'japanese',
      '腰に問題がある方は、高く座り、上体を半分起こしたままにしてください。妊娠中は、お腹のまわりに余裕を残してください。',
      '腰に問題がある方は、座面を高くして座り、上体を半分起こしたままにしてください。妊娠中は、お腹のまわりに余裕を残してください。'
    )
),
english as (
  update public.asanas as pose
  set safety_tips = array(
    select coalesce(corrected.now, tip)
    from unnest(pose.safety_tips) with ordinality as tips (tip, place)
    left join corrected
      on corrected.key = pose.key and corrected.language = 'english' and corrected.former = tip
    order by place
  )
  where exists (
    select from corrected
    where corrected.key = pose.key
      and corrected.language = 'english'
      and corrected.former = any (pose.safety_tips)
  )
  returning pose.id, pose.text_hash, pose.safety_tips_hash
),
translated as (
  select
    translation.id,
    translation.asana_id,
    array_agg(coalesce(corrected.now, tip) order by place) as safety_tips,
    count(corrected.former) = (
      select count(*)
      from corrected
      where corrected.key = pose.key and corrected.language = translation.language
    ) as is_ours
  from public.asana_translations as translation
  join public.asanas as pose on pose.id = translation.asana_id
  cross join unnest(translation.safety_tips) with ordinality as tips (tip, place)
  left join corrected
    on corrected.key = pose.key
    and corrected.language = translation.language
    and corrected.former = tip
  group by translation.id, pose.key
  having count(corrected.former) > 0
)
update public.asana_translations as translation
set
  safety_tips = translated.safety_tips,
  based_on = case
    when translation.based_on = pose.text_hash then coalesce(english.text_hash, pose.text_hash)
    else translation.based_on
  end,
  safety_tips_based_on = case
    when translation.safety_tips_based_on = pose.safety_tips_hash
      then coalesce(english.safety_tips_hash, pose.safety_tips_hash)
    else translation.safety_tips_based_on
  end
from translated
-- As the statement found it: with the former hashes.
join public.asanas as pose on pose.id = translated.asana_id
-- A tip that an administrator has translated is to be looked at once its English has changed.
left join english on english.id = pose.id and translated.is_ours
where translation.id = translated.id;

update public.asana_translations as translation
set description =
  'Inclínate hacia adelante desde la cadera y deja colgar el tronco con las rodillas sin bloquear. Apoya las manos en el suelo, en bloques o en las espinillas y deja que la cabeza pese. Con cada exhalación, la parte posterior del cuerpo se suelta un poco más.'
from public.asanas as pose
where pose.id = translation.asana_id
  and pose.key = 'standing-forward-fold'
  and translation.language = 'spanish'
  and translation.description =
    'Inclínate hacia adelante desde la cadera y deja colgar el tronco con las rodillas sueltas. Apoya las manos en el suelo, en bloques o en las espinillas y deja que la cabeza pese. Con cada exhalación, la parte posterior del cuerpo se suelta un poco más.';
