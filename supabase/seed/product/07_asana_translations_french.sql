-- The library in French. What an instructor has translated stays. At the end of each row stand the
-- text_hash and the safety_tips_hash of the English that it was made of: a text that changes here
-- changes there first.

insert into public.asana_translations (
  asana_id, language, name,
  aliases,
  description,
  benefits,
  safety_tips,
  entering,
  holding,
  leaving,
  based_on, safety_tips_based_on
)
select
  asanas.id, 'french', given.name,
  given.aliases,
  given.description,
  given.benefits,
  given.safety_tips,
  given.entering,
  given.holding,
  given.leaving,
  given.based_on, given.safety_tips_based_on
from (values
  (
    'surya-namaskar', 'Salutation au soleil',
    array['Salutations au soleil', 'Salutation au soleil A', 'Salut au soleil', 'Sun Salutation', 'Suryanamaskar', 'Surya Namaskara', 'Soorya Namaskar'],
    'Un enchaînement fluide de douze positions pour saluer le soleil : grandis-toi, penche-toi en avant, recule, descends, ouvre la poitrine, soulève les hanches et reviens debout. Inspire quand tu t’ouvres, expire quand tu te replies. Après quelques tours, tout le corps est chaud et éveillé.',
    array[
      'Réchauffe tout le corps et délie les articulations raides',
      'Renforce les bras, les jambes et la sangle abdominale',
      'Unit le mouvement et le souffle dans un même rythme',
      'Te réveille en douceur le matin'
    ],
    array[
      'Fais des pas au lieu de sauter, et pose les genoux au sol dès que le dos ou les poignets fatiguent',
      'Plie les genoux à chaque flexion avant si le bas du dos est douloureux',
      'En cas d’hypertension, de glaucome ou de vertiges, demande d’abord l’avis d’un médecin et pratique une version douce, les mains sur une chaise ou contre un mur',
      'Pendant la grossesse, pratique uniquement une version qu’un enseignant a adaptée pour toi',
      'Ne fais pas cet enchaînement en cas de blessure au poignet, à l’épaule, au genou, à la nuque ou au cou, ni après une opération abdominale récente ; en cas d’ostéoporose, garde le dos long à chaque flexion avant'
    ],
    'Tiens-toi debout à l’avant du tapis, pieds joints, paumes devant la poitrine. Laisse chaque mouvement suivre ton souffle.',
    'Un souffle pour chaque mouvement, sans te presser.',
    'Reste debout, immobile, et sens ton souffle s’apaiser.',
    'ab6999cd9e7c81106418f4bb972c52a4', '43558a010d7363b8237f5ef252829c4c'
  ),
  (
    'pranayama-breathing', 'Pranayama',
    array['Respiration yogique', 'Exercice de respiration', 'Exercices de respiration', 'Respiration consciente', 'Respiration abdominale', 'Breathwork', 'Pranayam'],
    'Assieds-toi confortablement, le dos droit, et laisse le souffle circuler par le nez, d’abord dans le ventre, puis dans les côtes. Laisse chaque expiration durer un peu plus longtemps que l’inspiration, sans le moindre effort. L’esprit se pose à mesure que le souffle devient lent et silencieux.',
    array[
      'Calme l’esprit et ralentit le rythme de la journée',
      'Approfondit et stabilise le souffle',
      'Facilite la concentration'
    ],
    array[
      'Ne force et ne retiens jamais le souffle ; reviens à une respiration normale si la tête te tourne ou si tu ressens de l’anxiété',
      'Assieds-toi sur une chaise si tes genoux, tes hanches ou ton dos te gênent',
      'En cas de problème cardiaque ou pulmonaire, demande l’avis d’un médecin avant de pratiquer des exercices de respiration'
    ],
    'Assieds-toi, le dos droit, une main sur la poitrine et l’autre sur le ventre. Respire doucement par le nez et expire un peu plus longtemps.',
    'Laisse chaque expiration durer un peu plus longtemps.',
    'Laisse le souffle aller de lui-même et reste là un instant.',
    'd0adfe1b7cb302cc3b76f45b7f077cbb', 'e6cf8a5728dc303ae712fb434569a559'
  ),
  (
    'mountain-pose', 'Posture de la montagne',
    array['Montagne', 'Station debout', 'Samasthiti', 'Taadaasana'],
    'Tiens-toi debout, les pieds sous les hanches, et appuie-les dans le sol de façon égale. Grandis-toi par les jambes, le dos et le sommet de la tête, tandis que les épaules descendent. Vu de l’extérieur, c’est être simplement debout ; de l’intérieur, tu sens l’ancrage et la hauteur.',
    array[
      'Améliore la posture et la conscience que tu en as',
      'Renforce les pieds, les chevilles et les cuisses',
      'Rassemble l’esprit avant d’autres postures debout'
    ],
    array[
      'Garde les genoux souples ; ne les pousse pas vers l’arrière',
      'Écarte davantage les pieds, ou place-toi contre un mur, si tu manques de stabilité ou si la tête te tourne',
      'Assieds-toi et repose-toi si l’hypotension te fait tourner la tête'
    ],
    'Tiens-toi debout, pieds sous les hanches, et laisse pendre les bras. Appuie les deux pieds dans le sol de façon égale et grandis-toi.',
    'Sens tes deux pieds au sol et respire régulièrement.',
    'Relâche les genoux et secoue les jambes.',
    'a573674757aa7952a05c066dc818743c', 'f42ac5e840357fbd43c0d0cc90022fc2'
  ),
  (
    'downward-facing-dog', 'Chien tête en bas',
    array['Posture du chien tête en bas', 'Chien museau en bas', 'Downward Dog', 'Adho Mukha Shvanasana', 'Adho Mukha Shwanasana'],
    'À quatre pattes, soulève les hanches vers le haut et l’arrière jusqu’à ce que le corps dessine un grand triangle. Appuie toute la main dans le sol, garde le dos long et laisse les talons descendre sans les forcer. Les épaules travaillent, l’arrière des jambes s’allonge et la nuque se relâche.',
    array[
      'Étire les mollets, les ischio-jambiers et les épaules',
      'Renforce les bras et le haut du dos',
      'Donne de la longueur à la colonne'
    ],
    array[
      'Plie généreusement les genoux si le bas du dos s’arrondit ou si tes ischio-jambiers sont raides ; deux minutes, c’est long : repose-toi dans la posture de l’enfant chaque fois que tu en as besoin',
      'Si tes poignets sont douloureux, appuie-toi sur les avant-bras ou pose les mains sur une chaise',
      'En cas d’hypertension, de glaucome ou d’autres problèmes oculaires, ne fais pas cette posture, ou pose les mains en hauteur sur une chaise',
      'Sors de la posture au premier signe de vertige ; quand la grossesse est avancée, pose les mains contre un mur plutôt qu’au sol'
    ],
    'À quatre pattes, retourne les orteils et soulève les hanches vers le haut et l’arrière. Appuie les deux mains dans le sol et relâche la nuque.',
    'Respire dans les flancs et laisse descendre les talons.',
    'Plie les genoux, pose-les au sol et repose-toi.',
    '5c098503a809c31ac70a7e04b6777b9b', 'f054e6c0dab519455713f9d076d716ce'
  ),
  (
    'tree', 'Posture de l’arbre',
    array['Arbre', 'Vriksasana', 'Vrksasana', 'Vrukshasana'],
    'En équilibre sur une jambe, pose l’autre pied contre l’intérieur du mollet ou de la cuisse. Laisse le regard se poser sur un point et joins les paumes, devant la poitrine ou au-dessus de la tête. Osciller un peu est normal, comme un arbre dans le vent ; change de jambe à mi-temps.',
    array[
      'Travaille l’équilibre et la concentration',
      'Renforce les chevilles, les jambes et les hanches',
      'Ouvre en douceur la hanche de la jambe levée'
    ],
    array[
      'Place le pied au-dessus ou au-dessous du genou, jamais contre le genou lui-même',
      'Garde une main sur un mur ou une chaise si ton équilibre est incertain ou si tu es enceinte',
      'Laisse les orteils de la jambe pliée au sol si une cheville ou un genou est douloureux',
      'Garde les mains devant la poitrine si tu as de l’hypertension ou une épaule douloureuse'
    ],
    'Debout sur la jambe droite, pose le pied gauche à l’intérieur du mollet ou de la cuisse. Joins les paumes devant la poitrine ou au-dessus de la tête.',
    'Pose le regard sur un point et respire régulièrement.',
    'Redescends lentement le pied et reviens sur tes deux pieds.',
    'bd89df1844df9f85b2316fb1cf120255', '9b2697c72a5c8f49ac4aded4b1cbe92b'
  ),
  (
    'raised-hands', 'Posture des bras levés',
    array['Posture des mains levées', 'Montagne bras levés', 'Salut vers le haut', 'Hasta Uttanasana', 'Urdva Hastasana'],
    'Depuis la posture de la montagne, inspire en levant les deux bras au-dessus de la tête, paumes face à face. Grandis-toi jusqu’au bout des doigts, tandis que les pieds restent lourds et les côtes souples. Les flancs s’allongent et le souffle trouve plus de place.',
    array[
      'Étire les épaules, les aisselles et les flancs',
      'Favorise une respiration ample',
      'Soulage la lourdeur des longues heures en position assise'
    ],
    array[
      'Garde les bras écartés, ou ne les lève qu’à hauteur d’épaules, si une épaule te fait mal ou si tu as de l’hypertension',
      'Regarde droit devant toi plutôt que vers le haut si la nuque est douloureuse ou si la tête te tourne',
      'Ne te penche pas en arrière en creusant le bas du dos'
    ],
    'Grandis-toi et inspire en levant les deux bras au-dessus de la tête. Garde les pieds lourds et les épaules basses.',
    'Respire dans les flancs et étire-toi jusqu’au bout des doigts.',
    'Expire et abaisse les bras le long du corps.',
    'e3e445bdbe408135be38168729a2aed3', '3024a293e7be544bec5e4884f1d8c4f3'
  ),
  (
    'standing-forward-fold', 'Pince debout',
    array['Flexion avant debout', 'Flexion avant', 'Posture de la pince debout', 'Forward Fold', 'Uttanasan'],
    'Penche-toi en avant à partir des hanches et laisse pendre le buste au-dessus de genoux souples. Pose les mains au sol, sur des briques ou sur les tibias, et relâche tout le poids de la tête. À chaque expiration, l’arrière du corps se détend un peu plus.',
    array[
      'Étire les ischio-jambiers et les mollets',
      'Libère les tensions de la nuque et du dos',
      'Apporte une sensation de calme'
    ],
    array[
      'Plie les genoux autant que tu veux, surtout si le bas du dos est douloureux ou en cas de sciatique',
      'Remonte lentement, genoux pliés, pour éviter les vertiges',
      'En cas d’hypertension ou de glaucome, ou quand la grossesse est avancée, penche-toi seulement à moitié, les mains sur une chaise',
      'En cas d’ostéoporose, garde le dos long au lieu de l’arrondir'
    ],
    'Assouplis les genoux et penche-toi en avant depuis les hanches. Pose les mains au sol, sur des briques ou les tibias, et laisse pendre la tête.',
    'À chaque expiration, laisse le dos devenir plus lourd.',
    'Plie les genoux et remonte lentement, la tête en dernier.',
    '85da51c56caa1866d8574970f28f4a0e', '849446e194580517c9eadbabd7e60769'
  ),
  (
    'chair', 'Posture de la chaise',
    array['Chaise', 'Chaise imaginaire', 'Posture puissante', 'Utkatasan'],
    'Plie les genoux et recule les hanches comme pour t’asseoir sur une chaise, les bras tendus vers l’avant ou vers le haut. Garde le poids dans les talons et la poitrine soulevée. Les cuisses chauffent vite ; respire régulièrement et ne descends pas plus bas que ce qui est confortable.',
    array[
      'Renforce les cuisses, les hanches et le dos',
      'Développe l’endurance en peu de temps',
      'Travaille la stabilité'
    ],
    array[
      'Garde les genoux en arrière des orteils, dirigés dans le même sens que les pieds',
      'Si tes genoux sont douloureux, plie-les juste un peu ou fais la posture le dos contre un mur',
      'Baisse les bras si les épaules ou la nuque fatiguent, ou en cas d’hypertension'
    ],
    'Plie les genoux et recule les hanches comme pour t’asseoir sur une chaise. Lève les bras et garde le poids dans les talons.',
    'Respire régulièrement et reste à une hauteur confortable.',
    'Appuie dans les pieds, redresse-toi et baisse les bras.',
    '33f378ec7d4038ad984766c33a27849c', 'e4f62d0c26377549519ac26c331a4d21'
  ),
  (
    'warrior-i', 'Guerrier I',
    array['Guerrier 1', 'Posture du guerrier 1', 'Premier guerrier', 'Warrior 1', 'Virabhadrasana 1', 'Veerabhadrasana'],
    'Recule un pied loin derrière toi, talon au sol et orteils légèrement tournés vers l’extérieur, et plie le genou avant au-dessus de la cheville. Tourne la poitrine vers l’avant et lève les bras. C’est solide en bas et ouvert en haut ; recommence de l’autre côté.',
    array[
      'Renforce les jambes et le dos',
      'Ouvre la poitrine et l’avant de la hanche',
      'Développe la confiance et la concentration'
    ],
    array[
      'Garde le genou avant au-dessus de la cheville et dans l’axe du deuxième orteil',
      'Réduis l’écart entre les pieds ou soulève le talon arrière si le genou ou le bas du dos te fait mal',
      'Garde les mains sur les hanches en cas de douleur à l’épaule, de problème cardiaque ou d’hypertension'
    ],
    'Recule loin le pied gauche, talon au sol, et plie le genou droit au-dessus de la cheville. Tourne la poitrine vers l’avant et lève les bras.',
    'Ancre les deux pieds et respire dans la poitrine.',
    'Baisse les bras et rassemble les pieds.',
    '4f4d233215a2706608d411b985baa51e', '08fd9d96d434ab58cb5bbab2f2ebe3c7'
  ),
  (
    'warrior-ii', 'Guerrier II',
    array['Guerrier 2', 'Posture du guerrier 2', 'Deuxième guerrier', 'Warrior 2', 'Virabhadrasana 2', 'Veerabhadrasana'],
    'Une posture large et stable, les bras étirés comme un horizon. Le genou avant se plie au-dessus de la cheville, la jambe arrière reste tendue et le regard se pose au-delà de la main avant. Laisse les épaules descendre pendant que les jambes travaillent, puis change de côté.',
    array[
      'Renforce les cuisses et les chevilles',
      'Ouvre les hanches et la poitrine',
      'Développe l’endurance et une attention calme'
    ],
    array[
      'Ne laisse pas le genou avant tomber vers l’intérieur ; plie-le moins s’il te fait mal',
      'Garde le visage dans la même direction que la poitrine plutôt que de regarder au-delà de la main si la nuque est douloureuse',
      'Garde le dos contre un mur ou tiens-toi à une chaise si tu es enceinte ou si tu manques de stabilité'
    ],
    'Écarte grand les pieds, ouvre le pied droit et plie ce genou. Étends les bras à l’horizontale et regarde au-delà de la main droite.',
    'Laisse les épaules descendre et le souffle ralentir.',
    'Tends la jambe, baisse les bras et rassemble les pieds.',
    'afe4d0af64bfb56eb09c06b0a9563ec2', '26bd0e834139fc9c95c1bc05e07efc86'
  ),
  (
    'warrior-iii', 'Guerrier III',
    array['Guerrier 3', 'Posture du guerrier 3', 'Troisième guerrier', 'Warrior 3', 'Virabhadrasana 3', 'Veerabhadrasana'],
    'En équilibre sur une jambe, bascule vers l’avant jusqu’à ce que le corps et la jambe levée forment une seule ligne. Garde les deux hanches tournées vers le sol et étire-toi vers l’arrière par le talon. La posture demande de la patience et offre en retour une sensation de légèreté, l’esprit rassemblé.',
    array[
      'Renforce la jambe d’appui et les muscles du dos',
      'Travaille l’équilibre et la coordination',
      'Affine la concentration'
    ],
    array[
      'Garde le genou d’appui souple et ne le pousse jamais vers l’arrière',
      'Pratique les mains contre un mur ou sur une chaise tant que tu apprends, ainsi que pendant la grossesse',
      'Ne fais pas cette posture en cas d’hypertension, de vertiges ou de blessure récente à la hanche, au genou ou à la cheville'
    ],
    'Debout sur la jambe droite, bascule vers l’avant et lève la jambe gauche derrière toi. Tends les bras devant toi et garde les hanches au même niveau.',
    'Pose le regard au sol et continue à respirer.',
    'Plie le genou, repose la jambe et redresse-toi.',
    '6149353b097da8be15d5cfc4dc456e7d', '36111470ebfcff3d6819be970b1144fe'
  ),
  (
    'extended-triangle', 'Posture du triangle',
    array['Triangle', 'Triangle étendu', 'Triangle étiré', 'Trikonasana', 'Trikonasan'],
    'Jambes écartées et tendues, étire-toi sur le côté au-dessus de la jambe avant et pose la main sur le tibia ou sur une brique. L’autre bras pointe vers le plafond et la poitrine s’ouvre. Les flancs s’allongent et le souffle devient ample.',
    array[
      'Étire les jambes, les hanches et les flancs',
      'Renforce les jambes et les muscles le long de la colonne',
      'Ouvre la poitrine'
    ],
    array[
      'Garde le genou avant très légèrement plié et n’appuie jamais la main sur l’articulation du genou',
      'Regarde vers le bas ou devant toi plutôt que vers le haut si la nuque est douloureuse',
      'Utilise une brique ou une chaise, et remonte lentement, en cas d’hypotension ou d’hypertension, ou pendant la grossesse'
    ],
    'Écarte grand les pieds, ouvre le pied droit et étire-toi de ce côté. Pose la main droite sur le tibia et lève le bras gauche.',
    'Respire dans le flanc du dessus et ouvre la poitrine.',
    'Appuie les pieds dans le sol et remonte lentement.',
    '8dbddaf27719079a1ffd1d6bde62aad3', 'cb3257d371543299fcc661e532f6ee7f'
  ),
  (
    'extended-side-angle', 'Posture de l’angle latéral',
    array['Angle latéral étiré', 'Angle latéral étendu', 'Grand angle latéral', 'Parsvakonasana', 'Utthita Parsvakonasana'],
    'Les pieds largement écartés, plie le genou avant et pose l’avant-bras sur la cuisse, ou la main sur une brique. Étends l’autre bras par-dessus l’oreille, pour qu’une seule longue ligne aille du pied jusqu’au bout des doigts. C’est un travail intense pour les jambes et un étirement profond du flanc.',
    array[
      'Renforce les cuisses et les chevilles',
      'Étire le flanc et l’aine',
      'Développe l’endurance'
    ],
    array[
      'Garde le genou avant au-dessus de la cheville ; plie-le moins s’il te fait mal',
      'Pose la main du dessus sur la hanche si une épaule est douloureuse ou en cas d’hypertension',
      'Garde la nuque dans l’axe de la colonne et regarde devant toi si tourner la tête te gêne'
    ],
    'Écarte grand les pieds, ouvre le pied droit et plie ce genou. Pose l’avant-bras droit sur la cuisse et étends le bras gauche par-dessus l’oreille.',
    'Respire dans tout le flanc, du pied jusqu’à la main.',
    'Appuie dans les pieds et remonte lentement.',
    'c31cac1ae2fa704b8bce288d4ab95cd0', '77c7577b269594630ba0005e80f6f846'
  ),
  (
    'pyramid', 'Posture de la pyramide',
    array['Pyramide', 'Étirement latéral intense', 'Étirement intense du flanc', 'Parsvottanasana'],
    'Un pied à un petit pas derrière l’autre, penche-toi au-dessus de la jambe avant, le dos long. Les mains se posent sur des briques, sur le tibia ou derrière le dos. L’arrière de la jambe avant s’étire fortement : bouge lentement et continue à respirer.',
    array[
      'Étire les ischio-jambiers et les mollets',
      'Travaille l’équilibre sur une base étroite',
      'Apaise l’esprit'
    ],
    array[
      'Plie un peu le genou avant ; l’étirement doit se sentir au milieu du muscle, pas derrière le genou',
      'Utilise des briques ou une chaise et penche-toi seulement à moitié si le bas du dos est douloureux ou en cas d’hypertension ou de glaucome',
      'Écarte davantage les pieds dans la largeur si tu vacilles ; pendant la grossesse, garde le buste à la verticale ou tiens-toi à une chaise'
    ],
    'Recule le pied gauche d’un petit pas et penche-toi au-dessus de la jambe droite. Pose les mains sur des briques, au sol ou sur le tibia.',
    'Inspire pour allonger le dos, expire pour le relâcher.',
    'Plie le genou avant et remonte, le dos long.',
    'f5fcfc9bb263fcb8a3298e0a7f5d31d2', '9a61e07ff584aef662580bf74911d1a4'
  ),
  (
    'wide-legged-forward-fold', 'Flexion avant jambes écartées',
    array['Pince debout jambes écartées', 'Flexion avant debout jambes écartées', 'Prasarita', 'Prasarita Padotanasana'],
    'Debout, jambes écartées et pieds parallèles, penche-toi en avant à partir des hanches. Pose les mains sous les épaules, au sol ou sur des briques. L’intérieur des jambes s’allonge pendant que le dos et la nuque se relâchent.',
    array[
      'Étire l’intérieur des cuisses et les ischio-jambiers',
      'Relâche la nuque et les épaules',
      'A un effet apaisant'
    ],
    array[
      'Garde les genoux souples et rapproche les pieds si l’intérieur des genoux tire',
      'Garde le dos long et les mains sur une chaise en cas de problème dans le bas du dos',
      'En cas d’hypertension, de glaucome ou de vertiges, ne laisse pas la tête pendre plus bas que le cœur'
    ],
    'Debout, jambes écartées et pieds parallèles, penche-toi en avant à partir des hanches. Pose les mains au sol ou sur des briques.',
    'Laisse pendre la tête et ralentir le souffle.',
    'Pose les mains sur les hanches et remonte lentement.',
    '1a87eabf26364b2d76b8555c6f386134', '53c4a88272efc071eadc2a306c6a2f02'
  ),
  (
    'eagle', 'Posture de l’aigle',
    array['Aigle', 'Garudasan'],
    'Croise une cuisse par-dessus l’autre, plie le genou d’appui et enroule les bras l’un autour de l’autre devant la poitrine. Tout se resserre vers le centre tandis que les omoplates s’écartent. Ensuite, te dérouler, c’est comme quitter un manteau trop étroit.',
    array[
      'Étire les épaules et le haut du dos',
      'Travaille l’équilibre et la concentration',
      'Renforce les chevilles et les jambes'
    ],
    array[
      'Garde les orteils du pied croisé au sol si tu n’as pas confiance en ton genou ou en ton équilibre',
      'En cas de blessure au genou ou à la hanche, ou de prothèse de hanche, ne croise pas les jambes',
      'Serre-toi dans tes bras au lieu d’enrouler les bras si une épaule te fait mal'
    ],
    'Debout sur la jambe droite, plie le genou et croise la cuisse gauche par-dessus. Enroule les avant-bras l’un autour de l’autre devant la poitrine.',
    'Respire dans l’espace entre les omoplates.',
    'Déroule-toi lentement et reviens sur tes deux pieds.',
    '952fa9725fc3f6ee583bbce9daf9f661', 'df18c809e5528eedeabaf49e88ec72f9'
  ),
  (
    'half-moon', 'Demi-lune',
    array['Posture de la demi-lune', 'Ardha Candrasana', 'Half Moon'],
    'En équilibre sur une jambe et une main, lève l’autre jambe à hauteur de hanche et ouvre la poitrine sur le côté. Une brique sous la main te donne l’espace qu’il te faut. La sensation est vaste et aérienne, comme une demi-lune posée sur l’horizon.',
    array[
      'Renforce les hanches, les jambes et les chevilles',
      'Travaille l’équilibre et la coordination',
      'Ouvre les hanches et la poitrine'
    ],
    array[
      'Utilise une brique, et place-toi dos à un mur tant que tu apprends ou pendant la grossesse',
      'Garde le genou d’appui souple et dirigé dans le même sens que les orteils',
      'Regarde vers le bas ou devant toi en cas de problème à la nuque ou au cou, de vertiges ou d’hypotension'
    ],
    'Debout sur la jambe droite, pose la main droite sur une brique et lève la jambe gauche. Ouvre la poitrine et tends le bras gauche vers le haut.',
    'Étire-toi par le talon levé et continue à respirer.',
    'Plie le genou d’appui et repose lentement la jambe.',
    '59ff7ab527284a2a18ad7c624a03a937', 'daf5a7d8946d8b99ddfc681130fb3f3c'
  ),
  (
    'extended-hand-to-big-toe', 'Posture de la main au gros orteil',
    array['Main au gros orteil debout', 'Prise du gros orteil debout', 'Équilibre main-pied', 'Hasta Padangusthasana', 'Utthita Hasta Padangusthasana'],
    'Grandis-toi sur une jambe, attrape le gros orteil de l’autre pied ou une sangle passée autour du pied, et tends cette jambe devant toi. Garde les hanches au même niveau et la poitrine soulevée, même si le genou levé reste plié. C’est une épreuve d’équilibre, et un souffle calme est le meilleur moyen de la réussir.',
    array[
      'Étire l’arrière de la jambe levée',
      'Renforce la jambe d’appui et la cheville',
      'Améliore l’équilibre'
    ],
    array[
      'Utilise une sangle ou tiens le genou plié avec la main ; ne tire pas sur la jambe pour la tendre',
      'Tiens-toi à un mur ou à une chaise si tu manques de stabilité ou si tu es enceinte',
      'Ne fais pas cette posture en cas de blessure à la cheville, aux ischio-jambiers ou au bas du dos'
    ],
    'Debout sur la jambe gauche, attrape le gros orteil droit ou une sangle et tends la jambe devant toi. Hanches au même niveau, soulève la poitrine.',
    'Pose le regard sur un point et respire calmement.',
    'Plie le genou, lâche le pied et repose-le au sol.',
    'ca4acdb8efbd852e0e2864e371eeb334', '51468e9b3df1d3e7f25d14a4d4088e8e'
  ),
  (
    'garland', 'Posture de la guirlande',
    array['Guirlande', 'Squat', 'Squat du yogi', 'Squat yogique', 'Posture accroupie', 'Accroupi', 'Upavesasana'],
    'Accroupis-toi, les pieds un peu plus écartés que les hanches et tournés vers l’extérieur, les coudes à l’intérieur des genoux et les paumes jointes. Laisse le coccyx descendre et le sommet de la tête monter. Une couverture pliée sous les talons rend la posture reposante.',
    array[
      'Ouvre les hanches et l’aine',
      'Étire les chevilles et le bas du dos',
      'Soulage les raideurs des longues heures en position assise'
    ],
    array[
      'En cas de douleur ou de blessure au genou, assieds-toi sur un tabouret bas ou une pile de briques, ou ne fais pas cette posture',
      'Place une couverture roulée sous les talons s’ils n’atteignent pas le sol',
      'Quand la grossesse est avancée, assieds-toi sur un support et demande d’abord l’avis de ta sage-femme ou de ton médecin',
      'Tiens-toi à quelque chose de stable pour te relever'
    ],
    'Écarte les pieds un peu plus que les hanches et accroupis-toi. Joins les paumes, les coudes à l’intérieur des genoux.',
    'Laisse le coccyx descendre et le sommet de la tête monter.',
    'Pose les mains au sol et relève-toi lentement.',
    '8094fcc0ba2c5d055897cf0865ca8c62', '9c7e5df6663ada0c934d82b965dfcaf0'
  ),
  (
    'low-lunge', 'Fente basse',
    array['Croissant de lune', 'Posture du croissant', 'Fente avant genou au sol', 'Fente', 'Low Lunge', 'Anjaneyasan'],
    'Avance un pied entre les mains et pose le genou arrière au sol. Laisse les hanches descendre vers l’avant pendant que la poitrine et les bras montent. L’avant de la hanche arrière s’ouvre lentement, souffle après souffle.',
    array[
      'Étire l’avant des hanches et les cuisses',
      'Ouvre la poitrine et les épaules',
      'Travaille l’équilibre près du sol'
    ],
    array[
      'Place une couverture pliée sous le genou arrière ; si être à genoux te fait encore mal, garde ce genou décollé du sol',
      'Garde le genou avant au-dessus de la cheville',
      'Rentre doucement le ventre au lieu de t’affaisser dans le bas du dos',
      'Garde les mains sur la cuisse ou sur des briques si tu manques de stabilité ou si tu as de l’hypertension'
    ],
    'Avance le pied droit et pose le genou gauche au sol. Laisse les hanches descendre vers l’avant et lève les bras.',
    'À chaque expiration, laisse les hanches descendre un peu.',
    'Pose les mains au sol et ramène les genoux ensemble.',
    '50fd4b0659000110fc052a0062024921', 'b1818705ebe15b4af0490e4149b3ea31'
  ),
  (
    'plank', 'Planche',
    array['Posture de la planche', 'Planche haute', 'Planche bras tendus', 'Plank', 'Kumbhakasana', 'Phalakasan'],
    'Tiens le corps en une seule ligne droite, en appui sur les mains et les orteils, les épaules au-dessus des poignets. Repousse le sol, rentre le ventre et garde la nuque longue. C’est un travail sans détour : bref, stable et qui réchauffe.',
    array[
      'Renforce la sangle abdominale, les bras et les épaules',
      'Favorise une posture droite',
      'Développe l’endurance'
    ],
    array[
      'Pose les genoux au sol si le bas du dos se creuse ou te fait mal',
      'Si tes poignets sont douloureux, appuie-toi sur les avant-bras ou sur les poings',
      'Pendant la grossesse, après un accouchement ou en cas de hernie, pratique contre un mur ou sur les genoux et demande d’abord l’avis d’un professionnel de santé',
      'Continue à respirer ; retenir le souffle fait monter la tension artérielle'
    ],
    'À quatre pattes, recule les pieds jusqu’à former une seule ligne droite. Repousse le sol et rentre le ventre.',
    'Continue à respirer et garde la nuque longue.',
    'Pose les genoux et assieds-toi sur les talons.',
    '787e397ef34341f9e4f8fd58ba731294', 'a1196845d7b17899d18b20b5a5a0dae6'
  ),
  (
    'side-plank', 'Planche latérale',
    array['Posture de la planche latérale', 'Planche sur le côté', 'Posture du sage Vasistha', 'Side Plank', 'Vasisthasana', 'Vasistasana'],
    'Depuis la planche, tourne-toi sur une main et sur le bord extérieur d’un pied, une hanche au-dessus de l’autre. L’autre bras s’étire vers le haut et le corps reste long, comme une planche posée sur la tranche. On y sent à la fois de l’audace et de la stabilité.',
    array[
      'Renforce les côtés de la sangle abdominale, les épaules et les poignets',
      'Travaille l’équilibre',
      'Développe la confiance en ta propre force'
    ],
    array[
      'Pose le genou du dessous au sol pour plus d’appui',
      'En cas de problème au poignet, fais la posture sur l’avant-bras ; en cas de blessure à l’épaule, ne la fais pas',
      'Ne laisse s’affaisser ni les hanches ni la nuque'
    ],
    'Depuis la planche, tourne-toi sur la main droite et le bord extérieur du pied droit. Place une hanche sur l’autre et lève le bras gauche.',
    'Soulève les hanches et continue à respirer.',
    'Pose les genoux, assieds-toi sur les talons et repose-toi.',
    'e716cd45749d7cb6cafa8f1e946396cf', '81b1bea1db1e609ae39ea085e8f8220f'
  ),
  (
    'four-limbed-staff', 'Planche basse',
    array['Chaturanga', 'Posture du bâton à quatre membres', 'Bâton sur quatre appuis', 'Pompe de yoga', 'Pompes', 'Caturanga Dandasana'],
    'Depuis la planche, plie les coudes près des côtes et descends le corps d’un seul bloc jusqu’à ce que le haut des bras soit parallèle au sol. Garde les jambes toniques et le regard légèrement vers l’avant. La posture ne dure que quelques souffles et demande toute ton attention.',
    array[
      'Renforce les bras, les épaules et les poignets',
      'Raffermit la sangle abdominale et les jambes',
      'Prépare aux équilibres sur les bras'
    ],
    array[
      'Ne laisse pas les épaules descendre plus bas que les coudes',
      'Pose d’abord les genoux le temps de gagner en force, et aussi si le bas du dos est douloureux',
      'Ne fais pas cette posture en cas de problème au poignet, au coude ou à l’épaule, ni pendant la grossesse'
    ],
    'Depuis la planche, plie les coudes près des côtes et descends d’un seul bloc. Arrête-toi quand le haut des bras est parallèle au sol.',
    'Garde les jambes toniques et le souffle en mouvement.',
    'Descends jusqu’au sol et repose-toi.',
    'fe0b5491818ff4845dcd3055d3fb2dd7', 'e8f091bcf32d25452ab9db4087f835c2'
  ),
  (
    'boat', 'Posture du bateau',
    array['Bateau', 'Posture de la barque', 'Naukasana', 'Navasana', 'Nauka'],
    'Depuis l’assise, penche-toi en arrière, la colonne longue, et soulève les pieds jusqu’à ce que les tibias ou les jambes entières flottent. Trouve l’équilibre entre les ischions et le coccyx et tends les bras vers l’avant. Le ventre travaille, la poitrine reste ouverte et le souffle continue de circuler.',
    array[
      'Renforce le ventre, les hanches et le dos',
      'Travaille l’équilibre',
      'Favorise une assise solide et droite'
    ],
    array[
      'Garde les genoux pliés ou tiens l’arrière des cuisses pour que le bas du dos ne s’arrondisse pas',
      'Regarde devant toi plutôt que vers le haut, et repose-toi si la nuque se crispe',
      'Ne fais pas cette posture pendant la grossesse, ni en cas de hernie, ni après une opération abdominale récente'
    ],
    'Assieds-toi, penche-toi en arrière, la colonne longue, et décolle les pieds du sol. Tends les bras devant toi, genoux pliés ou jambes tendues.',
    'Garde la poitrine ouverte et laisse circuler le souffle.',
    'Repose les pieds et redresse le dos.',
    '583e8be6c393c90e3481e43091845d31', '91f09c2a18084e05e91bd251890879c2'
  ),
  (
    'crow', 'Posture du corbeau',
    array['Corbeau', 'Posture de la grue', 'Grue', 'Crow', 'Kakasana'],
    'Accroupis-toi, pose les mains au sol et appuie les genoux haut sur l’arrière des bras. Penche-toi vers l’avant, regarde devant toi et laisse un pied, puis l’autre, devenir léger. L’instant où tu flottes est silencieux et étonnamment ludique.',
    array[
      'Renforce les poignets, les bras et la sangle abdominale',
      'Développe l’équilibre et le courage',
      'Affine la concentration'
    ],
    array[
      'Échauffe les poignets, et ne fais pas cette posture en cas de syndrome du canal carpien ou d’autres problèmes aux poignets',
      'Pose un coussin au sol devant la tête, au cas où tu basculerais vers l’avant',
      'Ne fais pas cette posture pendant la grossesse ni en cas de blessure à l’épaule, à la nuque ou au cou',
      'Continue à regarder vers l’avant ; si tu regardes en arrière vers tes pieds, tu bascules vers l’avant'
    ],
    'Accroupis-toi, mains au sol, genoux haut sur les bras, et penche-toi vers l’avant. Regarde devant toi et soulève un pied, puis l’autre.',
    'Continue à regarder devant toi et respire calmement.',
    'Repose un pied, puis l’autre, et assieds-toi.',
    'a0996d0a0e59fbf17aeeacf28d3f1af7', 'd493c5ef0907e6328a6e4816ac3bf786'
  ),
  (
    'cat-cow', 'Chat-vache',
    array['Posture du chat', 'Posture de la vache', 'Chat et vache', 'Étirement du chat', 'Dos rond, dos creux', 'Cat Cow', 'Marjariasana', 'Bidalasana', 'Chakravakasana'],
    'À quatre pattes, soulève la poitrine et le coccyx en inspirant, puis arrondis tout le dos en expirant. Laisse le mouvement parcourir lentement chaque partie de la colonne. C’est comme huiler une charnière, et cela fait du bien à toute heure de la journée.',
    array[
      'Garde la colonne souple',
      'Délie la nuque et les épaules',
      'Unit le mouvement et le souffle'
    ],
    array[
      'Place une couverture sous les genoux ; si être à genoux te fait encore mal, pratique en position assise sur une chaise',
      'Appuie-toi sur les poings ou les avant-bras si les poignets sont douloureux',
      'Garde la nuque dans l’axe de la colonne après une blessure à la nuque ou au cou',
      'Pendant la grossesse, évite de laisser pendre le ventre ; reviens seulement au dos plat'
    ],
    'Mets-toi à quatre pattes, mains sous les épaules, genoux sous les hanches. Laisse chaque mouvement suivre ton souffle.',
    'Laisse le mouvement parcourir tout le dos.',
    'Reviens au dos plat et assieds-toi sur les talons.',
    '3436999f279b7223e0cbb923caf73a5e', '0219dcbf83580e94bb5705ad9f4d3912'
  ),
  (
    'cobra', 'Posture du cobra',
    array['Cobra', 'Posture du serpent', 'Bhujangasan'],
    'À plat ventre, les mains sous les épaules, soulève la poitrine en te servant du dos plus que des bras. Garde les coudes pliés et les épaules loin des oreilles. L’avant du corps s’ouvre comme une vague lente.',
    array[
      'Renforce les muscles du dos',
      'Ouvre la poitrine et l’avant des épaules',
      'Compense une posture voûtée'
    ],
    array[
      'Ne monte pas plus haut que ce qui reste confortable pour le bas du dos',
      'Regarde devant toi, pas vers le haut, si la nuque est douloureuse',
      'Ne fais pas cette posture pendant la grossesse ni après une opération abdominale récente',
      'En cas de problème au poignet, choisis plutôt le sphinx'
    ],
    'Allonge-toi sur le ventre, mains sous les épaules, et soulève la poitrine. Garde les coudes pliés et les épaules basses.',
    'Respire dans la poitrine et garde la nuque longue.',
    'Repose lentement la poitrine, puis la tête.',
    'd1eb2c4e9b6abf169333ea19cc2e5564', '33f2be80e22fc5f528eab9ff77312d3c'
  ),
  (
    'sphinx', 'Posture du sphinx',
    array['Sphinx', 'Cobra sur les avant-bras', 'Demi-cobra', 'Ardha Bhujangasana'],
    'À plat ventre, appuie-toi sur les avant-bras, les coudes sous les épaules. Laisse les jambes s’allonger et tire doucement la poitrine vers l’avant. C’est une flexion arrière légère, dans laquelle tu peux rester, respirer et te reposer.',
    array[
      'Ouvre la poitrine en douceur',
      'Renforce le bas du dos avec peu d’effort',
      'Invite à une respiration lente et profonde'
    ],
    array[
      'Avance davantage les coudes si tu sens un pincement dans le bas du dos',
      'Place une couverture pliée sous les hanches ou les coudes pour plus de confort',
      'Ne fais pas cette posture pendant la grossesse'
    ],
    'Allonge-toi sur le ventre et appuie-toi sur les avant-bras, coudes sous les épaules. Tire la poitrine vers l’avant et garde les jambes longues.',
    'Respire lentement et sens le ventre contre le sol.',
    'Redescends lentement la poitrine et repose la tête.',
    'f83a1fd2042c33685c129f067ebd1bf4', '9da04ca08693019619704c88f079e133'
  ),
  (
    'upward-facing-dog', 'Chien tête en haut',
    array['Posture du chien tête en haut', 'Chien museau en haut', 'Upward Dog', 'Urdhva Mukha Shvanasana', 'Urdhva Mukha Shwanasana'],
    'Appuie les mains et le dessus des pieds dans le sol et soulève la poitrine, les hanches et les genoux. Les bras sont tendus et les épaules restent basses. Tout l’avant du corps s’étire, tandis que les jambes protègent le bas du dos.',
    array[
      'Renforce les bras, les poignets et le dos',
      'Étire la poitrine, le ventre et l’avant des hanches',
      'Procure une sensation vivifiante'
    ],
    array[
      'Choisis le cobra ou le sphinx si le bas du dos ou les poignets te font mal',
      'Ne rejette pas la tête en arrière ; garde la nuque longue',
      'Ne fais pas cette posture pendant la grossesse, ni en cas de syndrome du canal carpien, ni après une blessure récente au dos'
    ],
    'Allonge-toi sur le ventre, mains près des côtes, et pousse pour tendre les bras. Soulève les hanches et les genoux, et garde les épaules basses.',
    'Garde les jambes toniques et le souffle régulier.',
    'Redescends lentement les hanches et la poitrine au sol.',
    '7afe0b7087077159ad784ab3c30713c1', '43b1dba827025db209902078832a8f77'
  ),
  (
    'locust', 'Posture de la sauterelle',
    array['Sauterelle', 'Posture du criquet', 'Salabhasana', 'Salabhasan'],
    'À plat ventre, soulève en même temps la tête, la poitrine, les bras et les jambes. Étire-toi vers l’arrière par les orteils et vers l’avant par le sommet de la tête, en longueur plus qu’en hauteur. Le dos travaille de façon égale, de la nuque aux talons.',
    array[
      'Renforce tout l’arrière du corps',
      'Favorise une posture droite',
      'Prépare à des flexions arrière plus profondes'
    ],
    array[
      'Soulève seulement la poitrine ou seulement les jambes si le bas du dos te fait mal ; en cas d’hypertension, lève une jambe à la fois et continue à respirer',
      'Regarde le sol pour que la nuque reste longue',
      'Place une couverture pliée sous les hanches',
      'Ne fais pas cette posture pendant la grossesse ni après une opération abdominale récente'
    ],
    'À plat ventre, les bras le long du corps, soulève la tête, la poitrine et les jambes. Regarde le sol et étire-toi par les orteils vers l’arrière.',
    'À chaque souffle, gagne en longueur et non en hauteur.',
    'Redescends lentement et pose la tête sur les mains.',
    'e98c73254c7a13061a2bfa5d4993726b', 'f5f8fe5ed37a7424058b4bf1fef3080f'
  ),
  (
    'bow', 'Posture de l’arc',
    array['Arc', 'Dhanurasan'],
    'À plat ventre, plie les genoux et attrape les chevilles. Pousse les pieds vers l’arrière dans les mains, pour que la poitrine et les cuisses se soulèvent d’elles-mêmes. Le corps devient un arc que chaque souffle balance doucement.',
    array[
      'Étire la poitrine, les épaules et les cuisses',
      'Renforce le dos',
      'Procure une sensation revigorante après une journée en position assise'
    ],
    array[
      'Tiens un pied à la fois, ou utilise une sangle, si les épaules ou les genoux sont raides',
      'Garde les genoux à la largeur des hanches au maximum et arrête à la moindre douleur dans le bas du dos ou les genoux',
      'Ne fais pas cette posture pendant la grossesse, ni en cas de hernie ou d’hypertension, ni après une opération abdominale récente'
    ],
    'Allonge-toi sur le ventre, plie les genoux et attrape les chevilles. Pousse les pieds vers l’arrière dans les mains et laisse la poitrine monter.',
    'Laisse le souffle te bercer doucement.',
    'Redescends lentement, lâche les pieds et reste sur le ventre.',
    '788a5b82e011cdcd1781bd6edd718962', '0a8d76f2e9ee38068837949ac9241d65'
  ),
  (
    'bridge', 'Posture du pont',
    array['Pont', 'Demi-pont', 'Petit pont', 'Setu Bandhasana', 'Setubandhasana'],
    'Allonge-toi sur le dos, genoux pliés, les pieds sous les genoux, et déroule le bassin vers le haut. Appuie les pieds et le haut des bras dans le sol et laisse le sternum se rapprocher du menton. Une brique sous le bassin en fait une posture de repos.',
    array[
      'Renforce les ischio-jambiers et les hanches',
      'Ouvre la poitrine et l’avant des hanches',
      'Peut apaiser et améliorer l’humeur'
    ],
    array[
      'Ne tourne jamais la tête tant que les hanches sont soulevées',
      'Garde les genoux parallèles et au-dessus des chevilles',
      'En cas de blessure à la nuque ou au cou, ne monte qu’un peu ou ne fais pas cette posture',
      'Quand la grossesse est avancée, ou si la position sur le dos est inconfortable, choisis une autre posture'
    ],
    'Allonge-toi sur le dos, plie les genoux et soulève les hanches. Appuie les pieds et le haut des bras dans le sol.',
    'Respire dans la poitrine et garde la tête immobile.',
    'Déroule lentement, le haut du dos d’abord, puis les hanches.',
    'c609d5022f7a1701db43a1d9a6b8d985', 'eb56ca9f9a9ee53819fe482bcdac2489'
  ),
  (
    'camel', 'Posture du chameau',
    array['Chameau', 'Ustrasana', 'Ustrasan', 'Ushtrasan'],
    'À genoux, les hanches au-dessus des genoux, pose les mains sur le bas du dos et soulève la poitrine vers le haut et l’arrière. Va chercher les talons seulement si cela reste facile. Tout l’avant du corps s’ouvre ; ensuite, repose-toi un moment au calme.',
    array[
      'Étire la poitrine, le ventre et les cuisses',
      'Compense les épaules enroulées',
      'Favorise une respiration profonde'
    ],
    array[
      'Garde les mains sur le bas du dos et regarde devant toi si le dos ou la nuque est sensible',
      'Mets-toi à genoux sur une couverture pliée, et ne fais pas cette posture si les genoux te font mal',
      'Ne fais pas cette posture en cas d’hypertension ou d’hypotension, de migraine, de glaucome ou de blessure récente au dos ; pendant la grossesse, garde les mains sur le bas du dos ou ne la fais pas',
      'Remonte lentement, la poitrine d’abord et la tête en dernier'
    ],
    'Redresse-toi à genoux, mains sur le bas du dos, et soulève la poitrine vers le haut et l’arrière. Va chercher les talons seulement si c’est facile.',
    'Continue à soulever la poitrine et respire avec fluidité.',
    'Remonte lentement, la poitrine d’abord, la tête en dernier.',
    '6b2ad6bfc7336b186589454029f482a2', '60818718ecd2db4b24a63bfc4c54626e'
  ),
  (
    'fish', 'Posture du poisson',
    array['Poisson', 'Matsyasan'],
    'Allonge-toi sur le dos, appuie les avant-bras dans le sol et soulève la poitrine jusqu’à ce que le sommet de la tête se pose à peine ou reste en suspens. Le poids reste sur les coudes, pas sur la tête. La gorge et la poitrine s’ouvrent et le souffle devient ample.',
    array[
      'Ouvre la poitrine et la gorge',
      'Étire les muscles entre les côtes',
      'Rééquilibre la posture après les flexions avant'
    ],
    array[
      'Fais reposer le poids sur les avant-bras et presque pas sur la tête',
      'En cas de problème à la nuque ou au cou, allonge-toi plutôt sur une couverture roulée, la tête soutenue',
      'Ne fais pas cette posture en cas d’hypertension ou d’hypotension, de migraine ou de blessure récente au dos, ni à partir du milieu de la grossesse'
    ],
    'Allonge-toi sur le dos, appuie les avant-bras et soulève la poitrine. Laisse le sommet de la tête se poser à peine ou rester en suspens.',
    'Garde le poids sur les coudes et respire amplement.',
    'Soulève la tête, rentre le menton et redescends lentement.',
    '7221790862d801b955cd8d55d5cf943e', 'bb8087f6b60729dcedf4dfe6f4966e69'
  ),
  (
    'wheel', 'Posture de la roue',
    array['Roue', 'Grand pont', 'Arc vers le haut', 'Chakrasana', 'Urdva Dhanurasana'],
    'Allonge-toi sur le dos, place les mains près des oreilles et les pieds sous les genoux, et pousse tout le corps vers le haut pour former une arche. Répartis l’effort entre les jambes, les bras et le haut du dos. La posture est exigeante et laisse une sensation de clarté et de plein éveil.',
    array[
      'Renforce les bras, les jambes et le dos',
      'Ouvre la poitrine, les épaules et les hanches',
      'Donne de l’énergie'
    ],
    array[
      'Échauffe-toi d’abord avec des flexions arrière plus faciles et redescends avant de fatiguer',
      'Ne fais pas cette posture en cas de problème au poignet, à l’épaule, à la nuque, au cou ou au bas du dos',
      'Ne fais pas cette posture en cas de problème cardiaque, d’hypertension ou de glaucome, ni pendant la grossesse',
      'Garde les genoux et les pieds parallèles ; rentre le menton avant de redescendre la tête'
    ],
    'Allonge-toi sur le dos, genoux pliés, mains près des oreilles, et pousse pour former une arche. Garde les genoux et les pieds parallèles.',
    'Appuie de façon égale et continue à respirer.',
    'Rentre le menton et redescends lentement sur le dos.',
    '432b15bee1b5a8511369b9bef71583a4', '9705d7bbf58b3edc60f97abef2dcd6c8'
  ),
  (
    'lord-of-the-dance', 'Posture du danseur',
    array['Danseur', 'Seigneur de la danse', 'Roi de la danse', 'Danse de Shiva', 'Natrajasana'],
    'Debout sur une jambe, attrape l’autre pied derrière toi et pousse-le vers l’arrière et le haut pendant que la poitrine s’élève. Le bras libre s’étire vers l’avant pour équilibrer l’ensemble. C’est une danse immobile, tour à tour puissante et gracieuse.',
    array[
      'Travaille l’équilibre et la concentration',
      'Étire les épaules, la poitrine et la cuisse',
      'Renforce la jambe d’appui'
    ],
    array[
      'Tiens-toi à un mur ou à une chaise, et passe une sangle autour du pied',
      'Garde le genou de la jambe levée dans l’axe de la hanche ; arrête à la moindre douleur au genou ou dans le bas du dos',
      'Ne fais pas cette posture en cas d’hypotension, de vertiges ou de blessure à la cheville ; pendant la grossesse, aide-toi d’un mur'
    ],
    'Debout sur la jambe gauche, attrape le pied droit derrière toi. Pousse-le vers l’arrière et le haut, et tends le bras gauche devant toi.',
    'Pose le regard sur un point et respire régulièrement.',
    'Lâche lentement le pied et reviens sur tes deux pieds.',
    'a77c74fcd14ccdda2f2b42e376a2bcd7', '3ade60b16cc021887243589c2695c1de'
  ),
  (
    'easy-pose', 'Posture facile',
    array['Posture aisée', 'Assise facile', 'Assise en tailleur', 'Position en tailleur', 'Posture du tailleur', 'Assise jambes croisées', 'Sukhasan'],
    'Assieds-toi en tailleur, chaque pied sous le genou opposé, les hanches surélevées par un coussin. Laisse les mains se poser et la colonne s’élever sans effort. C’est une assise pour respirer, écouter et ne rien faire pendant un moment.',
    array[
      'Calme l’esprit',
      'Favorise un dos droit',
      'Ouvre les hanches en douceur'
    ],
    array[
      'Assieds-toi assez haut pour que les genoux reposent plus bas que les hanches',
      'Soutiens les genoux avec des couvertures, ou assieds-toi sur une chaise, si les genoux ou les hanches te font mal',
      'Change le croisement des jambes à mi-temps'
    ],
    'Assieds-toi en tailleur sur un coussin et pose les mains sur les genoux. Laisse la colonne s’élever et les épaules descendre.',
    'Suis ton souffle, à l’inspiration comme à l’expiration.',
    'Allonge les jambes et secoue-les doucement.',
    'c63a155f03497af847b1d2e2d8cd135d', '3789851a54c43da4960fc9fbb1b6d930'
  ),
  (
    'staff', 'Posture du bâton',
    array['Bâton', 'Bâton assis', 'Dandasan'],
    'Assieds-toi, jambes tendues devant toi et pieds fléchis, les mains à côté des hanches. Appuie les cuisses dans le sol et soulève la poitrine, comme si ton dos était un bâton. La posture a l’air facile ; c’est un travail discret et complet.',
    array[
      'Renforce le dos et les cuisses',
      'Apprend à garder le dos droit en position assise',
      'Allonge les ischio-jambiers'
    ],
    array[
      'Assieds-toi sur une couverture pliée ou plie les genoux si le bas du dos s’arrondit',
      'Appuie le dos contre un mur s’il fatigue',
      'Soulève les mains ou tourne-les vers l’extérieur si tes poignets te font mal'
    ],
    'Assieds-toi, jambes tendues devant toi, mains à côté des hanches. Appuie les cuisses dans le sol et soulève la poitrine.',
    'À chaque inspiration, grandis-toi un peu plus.',
    'Plie les genoux et laisse les jambes se détendre.',
    'a6a71150a1af53f61e75aee15860ae38', 'ea31b53457e75dbf29455b3ab1654071'
  ),
  (
    'thunderbolt', 'Posture du diamant',
    array['Diamant', 'Posture de la foudre', 'Posture de l’éclair', 'Assise sur les talons', 'Posture à genoux', 'Vajrasan'],
    'Mets-toi à genoux et assieds-toi sur les talons, les genoux joints et les mains sur les cuisses. Le dos est droit et le ventre souple. Beaucoup de personnes aiment rester ainsi quelques minutes, au calme, après un repas.',
    array[
      'Offre une assise stable pour respirer et méditer',
      'Étire les chevilles et l’avant des cuisses',
      'Procure une sensation de repos après un repas'
    ],
    array[
      'Place un coussin entre les talons et les hanches, ou ne fais pas cette posture, si les genoux te font mal',
      'Place une couverture roulée sous les chevilles si elles sont raides',
      'Sors tout de suite de la posture si les pieds s’engourdissent',
      'Après une opération du genou ou de la cheville, demande d’abord l’avis d’un médecin'
    ],
    'Mets-toi à genoux et assieds-toi sur les talons, mains sur les cuisses. Garde le dos droit et laisse le ventre se détendre.',
    'Laisse le souffle aller et venir dans le bas du ventre.',
    'Penche-toi en avant, quitte les talons, allonge les jambes.',
    '8c62cc285e8885a2cb6432ba3a0a46bb', '65c8fbe27e0a72c1b4511dad4cb90d7a'
  ),
  (
    'lotus', 'Posture du lotus',
    array['Lotus', 'Lotus complet', 'Padmasan', 'Kamalasana'],
    'Assieds-toi, chaque pied posé sur la cuisse opposée, près de la hanche, la plante tournée vers le haut. La rotation vient des hanches et jamais des genoux. Si tes hanches sont prêtes, tu y trouves une assise ferme et tranquille ; sinon, la posture facile offre le même calme.',
    array[
      'Offre une assise très stable',
      'Entretient la mobilité des hanches ouvertes',
      'Favorise une concentration paisible'
    ],
    array[
      'Ne tire jamais sur le pied pour le mettre en place ; à la moindre douleur au genou ou à la cheville, arrête',
      'Ne fais pas cette posture en cas de blessure ou après une opération du genou, de la hanche ou de la cheville',
      'Pratique avec un seul pied posé sur la cuisse, ou dans la posture facile, jusqu’à ce que les hanches s’ouvrent d’elles-mêmes',
      'Défais les jambes lentement, avec les mains'
    ],
    'Assieds-toi et pose chaque pied sur la cuisse opposée, sans jamais forcer. Pose les mains sur les genoux et grandis-toi.',
    'Reste là en silence et suis ton souffle.',
    'Défais lentement les jambes, avec les mains.',
    '1ea498835a89caf49ac3b235351afa84', '6b65c997161e8f8ddfdb1a6b4550bf5d'
  ),
  (
    'bound-angle', 'Posture du papillon',
    array['Papillon', 'Posture du cordonnier', 'Cordonnier', 'Angle lié', 'Bhadrasana'],
    'Assieds-toi, les plantes des pieds l’une contre l’autre, et laisse les genoux s’ouvrir sur les côtés comme la couverture d’un livre. Tiens les pieds et grandis-toi, ou penche-toi un peu en avant. L’intérieur des cuisses se relâche lentement ; il n’y a rien à forcer.',
    array[
      'Ouvre les hanches et l’intérieur des cuisses',
      'Favorise une assise droite',
      'A un effet apaisant'
    ],
    array[
      'N’appuie pas sur les genoux et ne les fais pas rebondir ; soutiens-les avec des couvertures si les genoux ou l’aine te font mal',
      'Assieds-toi sur un coussin si le bas du dos s’arrondit',
      'En cas de problème au genou, éloigne davantage les pieds du bassin'
    ],
    'Assieds-toi, plantes de pieds jointes, et laisse les genoux s’ouvrir sur les côtés. Tiens les pieds et grandis-toi.',
    'À l’expiration, laisse l’intérieur des cuisses se relâcher.',
    'Relève les genoux avec les mains et allonge les jambes.',
    '25b96c7a775d8cb7d558bb11379c389b', 'ba43a1a288d78aef160155f656f18d20'
  ),
  (
    'seated-forward-fold', 'Pince assise',
    array['Pince', 'Posture de la pince', 'Flexion avant assise', 'Paschimottanasan', 'Pashchimottanasana', 'Paschimotanasana'],
    'Assieds-toi, jambes tendues, et penche-toi au-dessus d’elles à partir des hanches. Tiens les pieds, les tibias ou une sangle, et laisse le dos s’allonger avant de s’arrondir. Avec le temps, la pince devient un lieu de calme.',
    array[
      'Étire les ischio-jambiers et le dos',
      'Calme l’esprit',
      'Invite à une respiration lente'
    ],
    array[
      'Plie les genoux et assieds-toi sur une couverture pliée pour protéger le bas du dos',
      'Ne fais pas cette posture en cas de hernie discale ou de sciatique, et garde le dos long en cas d’ostéoporose',
      'Pendant la grossesse, garde les jambes écartées pour ne pas comprimer le ventre'
    ],
    'Assieds-toi, jambes tendues, et penche-toi en avant à partir des hanches. Tiens les pieds, les tibias ou une sangle.',
    'Allonge le dos à l’inspiration, relâche-le à l’expiration.',
    'Recule les mains pas à pas et redresse-toi lentement.',
    'd220b5c25edd601e42dff88fd512569e', '823696b87c86da2b2042b04b3b019183'
  ),
  (
    'head-to-knee', 'Posture de la tête au genou',
    array['Tête au genou', 'Demi-pince', 'Pince sur une jambe', 'Janu Sirsasana', 'Janushirsasana'],
    'Assieds-toi, une jambe tendue et l’autre pied contre l’intérieur de la cuisse, et penche-toi au-dessus de la jambe tendue. Laisse le sternum guider le mouvement plutôt que la tête. Un côté à la fois, le dos et la jambe s’assouplissent.',
    array[
      'Étire les ischio-jambiers et l’aine',
      'Allonge le dos',
      'A un effet apaisant'
    ],
    array[
      'Soutiens le genou plié avec une couverture, et rapproche moins le pied si le genou te fait mal',
      'Si tes ischio-jambiers sont raides, plie la jambe tendue ou utilise une sangle',
      'En cas de problème dans le bas du dos, assieds-toi en hauteur et garde le buste à moitié redressé ; pendant la grossesse, laisse de la place au ventre'
    ],
    'Assieds-toi, plie le genou droit, pied contre l’intérieur de la cuisse. Penche-toi sur la jambe gauche tendue en laissant la poitrine guider.',
    'À chaque expiration, laisse le dos se relâcher.',
    'Remonte lentement et allonge les deux jambes.',
    'bf3b3dc6d314973507965e6feab48a66', '1dad24368f7f9f6d2b12a2f92064d38d'
  ),
  (
    'cow-face', 'Posture de la tête de vache',
    array['Tête de vache', 'Visage de vache', 'Gomukhasan'],
    'Place un genou au-dessus de l’autre, et passe un bras par le haut et l’autre par le bas pour réunir les mains derrière le dos. Une sangle entre les mains comble l’écart. Les hanches et les épaules s’ouvrent en même temps : prends ton temps.',
    array[
      'Étire les épaules, la poitrine et le haut des bras',
      'Ouvre l’extérieur des hanches',
      'Fait sentir les différences entre la gauche et la droite'
    ],
    array[
      'Assieds-toi sur un coussin, ou simplement en tailleur, si tes genoux ou tes hanches te font mal',
      'Utilise une sangle et arrête à la moindre douleur vive dans l’épaule ou au moindre engourdissement du bras',
      'Ne prends pas la position des bras en cas de blessure à l’épaule, ni celle des jambes en cas de blessure au genou'
    ],
    'Assieds-toi, genou droit sous le gauche, pieds sur les côtés. Bras gauche par le haut, bras droit par le bas, joins les mains ou tiens une sangle.',
    'Respire dans la poitrine et relâche les hanches.',
    'Lâche les mains et déplie les jambes.',
    '469eb3fd684e26d4726ec69ac25b729f', '96d11d480c57e0ec084e6f522e1e80aa'
  ),
  (
    'half-lord-of-the-fishes', 'Demi-torsion assise',
    array['Demi-seigneur des poissons', 'Posture du demi-seigneur des poissons', 'Demi-torsion vertébrale', 'Torsion assise', 'Torsion vertébrale assise', 'Matsyendrasana'],
    'Assieds-toi, un genou plié au sol et l’autre pied posé du côté extérieur de ce genou, et tourne-toi vers le genou levé. Grandis-toi à l’inspiration et tourne un peu plus à l’expiration. Ensuite, la colonne semble essorée et toute fraîche.',
    array[
      'Garde la colonne mobile en rotation',
      'Étire les hanches et les épaules',
      'Revigore après de longues heures en position assise'
    ],
    array[
      'Tourne à partir du haut du dos et ne tire jamais avec les bras pour aller plus loin',
      'Garde la jambe du dessous tendue si le genou te fait mal',
      'Ne fais pas cette posture en cas de hernie discale, de blessure récente au dos ou d’opération abdominale récente ; ne tourne que doucement en cas d’ostéoporose',
      'Pendant la grossesse, tourne seulement la poitrine, et du côté opposé au genou levé'
    ],
    'Assieds-toi, replie la jambe gauche, croise le pied droit par-dessus et tourne à droite. Serre le genou du bras gauche, main droite derrière toi.',
    'Grandis-toi à l’inspiration, tourne à l’expiration.',
    'Reviens lentement au centre et allonge les jambes.',
    '303fec765f123d0f3ed3d59f1fbf928c', '66530d1382d4750ca9eec00a4863996a'
  ),
  (
    'easy-seated-twist', 'Torsion assise en tailleur',
    array['Torsion en tailleur', 'Torsion assise facile', 'Torsion simple', 'Torsion douce', 'Parivrtta Sukhasana'],
    'Assieds-toi en tailleur, pose une main sur le genou opposé et l’autre derrière toi, et tourne doucement. Laisse la tête suivre en dernier. C’est une petite torsion bienveillante, qui a sa place dans chaque pause de la journée.',
    array[
      'Délie le dos et les épaules',
      'Garde la colonne mobile',
      'Soulage les tensions du travail de bureau'
    ],
    array[
      'Assieds-toi sur un coussin ou une chaise si les hanches ou les genoux sont raides',
      'Ne tourne pas plus loin que là où ton souffle reste aisé',
      'En cas de problème discal ou d’ostéoporose, tourne très peu ; pendant la grossesse, tourne seulement les épaules'
    ],
    'Assieds-toi en tailleur et tourne doucement vers la droite. Pose la main gauche sur le genou droit et la main droite derrière toi.',
    'Grandis-toi à l’inspiration, tourne à l’expiration.',
    'Expire et reviens au centre.',
    '49a83e8664ae8f04e292b9e2f430f83d', '1b4bb63cadb84a5e6cc807e3607203fc'
  ),
  (
    'revolved-triangle', 'Triangle en torsion',
    array['Triangle inversé', 'Triangle renversé', 'Triangle retourné', 'Triangle en rotation', 'Posture du triangle en torsion', 'Parivrtta Trikonasana'],
    'Depuis un triangle plus court, tourne la poitrine au-dessus de la jambe avant et amène la main opposée sur une brique ou sur le tibia. L’autre bras s’étire vers le haut. Équilibre, étirement et torsion se rejoignent ici : donne du temps à chacun.',
    array[
      'Étire les ischio-jambiers et l’extérieur des hanches',
      'Garde la colonne mobile en rotation',
      'Travaille l’équilibre'
    ],
    array[
      'Pose la main sur une brique ou une chaise et garde le genou avant souple',
      'Ne fais pas cette posture en cas de hernie discale ou de blessure récente au dos',
      'Pendant la grossesse, ou en cas d’hypotension ou de vertiges, pratique plutôt la posture du triangle',
      'Regarde vers le bas si la nuque est douloureuse'
    ],
    'Recule le pied gauche et tourne la poitrine au-dessus de la jambe droite. Pose la main gauche sur une brique et lève le bras droit.',
    'Allonge le dos à l’inspiration, tourne à l’expiration.',
    'Regarde en bas, plie le genou avant et remonte lentement.',
    'd0a72f7b04718c47562a61660471081e', 'f65eec585913dc1394be28f9078899f6'
  ),
  (
    'supine-twist', 'Torsion allongée',
    array['Torsion couchée', 'Torsion au sol', 'Torsion sur le dos', 'Torsion vertébrale allongée', 'Jathara Parivartanasana'],
    'Allonge-toi sur le dos, ramène les genoux vers toi et laisse-les descendre d’un côté, les bras au repos, grands ouverts. Tourne la tête de l’autre côté si c’est confortable. La gravité fait le travail ; tu n’as qu’à respirer.',
    array[
      'Relâche le bas du dos et les hanches',
      'Ouvre la poitrine en douceur',
      'Prépare au repos ou au sommeil'
    ],
    array[
      'Soutiens le genou avec un coussin pour qu’il n’ait pas à atteindre le sol',
      'Ne fais pas cette posture, ou garde les genoux pliés et les deux pieds au sol, en cas de problème discal ou sacro-iliaque',
      'Après la pose d’une prothèse de hanche, ne croise pas la jambe par-dessus le corps',
      'Quand la grossesse est avancée, allonge-toi plutôt sur le côté'
    ],
    'Allonge-toi sur le dos, plie les genoux et laisse-les descendre vers la droite. Ouvre grand les bras et laisse les épaules s’alourdir.',
    'Laisse faire la gravité et contente-toi de respirer.',
    'Ramène les genoux au centre, l’un après l’autre.',
    '3afcc76d216588d966f30500733b5c66', '212a0b639218dd324f0c41258a2c8c1c'
  ),
  (
    'childs-pose', 'Posture de l’enfant',
    array['Enfant', 'Feuille pliée', 'Posture de la feuille pliée', 'Posture du bébé', 'Balasan', 'Shashankasana'],
    'Mets-toi à genoux, recule les hanches vers les talons et penche-toi en avant jusqu’à ce que le front repose au sol ou sur un coussin. Laisse les bras s’allonger devant toi ou le long du corps. C’est un refuge où revenir chaque fois que tu as besoin d’une pause.',
    array[
      'Calme le souffle et l’esprit',
      'Relâche le bas du dos et les épaules',
      'Offre du repos entre les autres postures'
    ],
    array[
      'Place un coussin entre les talons et les hanches, ou allonge-toi sur le dos, les genoux ramenés vers toi, si les genoux te font mal',
      'Pose la tête sur les poings posés l’un sur l’autre ou sur un coussin si elle n’atteint pas le sol',
      'Pendant la grossesse, écarte largement les genoux pour ne pas comprimer le ventre',
      'En cas d’hypertension ou de glaucome, garde la tête surélevée sur un support'
    ],
    'À genoux, recule les hanches vers les talons et penche-toi en avant. Pose le front au sol ou sur un coussin, bras devant toi ou le long du corps.',
    'À chaque inspiration, sens le dos s’élargir.',
    'Recule les mains pas à pas et redresse-toi lentement.',
    'a792056e0edfb9b6cac918ad002c6df4', '59b30fe5361db29d2fb1abced32e8ea4'
  ),
  (
    'corpse', 'Savasana',
    array['Posture du cadavre', 'Posture du mort', 'Posture de relaxation', 'Relaxation finale', 'Relaxation allongée', 'Savasan', 'Chavasana', 'Mrtasana'],
    'Allonge-toi sur le dos, les jambes écartées et les paumes vers le ciel, et relâche tout effort. Sens le corps s’alourdir partie après partie, des pieds jusqu’au front. Sans bouger ni t’endormir, laisse la pratique se déposer.',
    array[
      'Détend tout le corps',
      'Laisse le souffle devenir lent et silencieux',
      'Conclut une pratique'
    ],
    array[
      'Place un coussin sous les genoux si le bas du dos te gêne',
      'À partir du milieu de la grossesse, allonge-toi sur le côté gauche, un coussin entre les genoux',
      'Garde les yeux ouverts ou assieds-toi si l’immobilité en position allongée provoque de l’anxiété',
      'Roule sur un côté et repose-toi avant de t’asseoir'
    ],
    'Allonge-toi sur le dos, jambes écartées, bras le long du corps, paumes vers le ciel. Relâche tout effort et laisse le corps s’alourdir.',
    'Laisse le souffle aller et venir de lui-même.',
    'Roule sur un côté, repose-toi un instant, puis assieds-toi.',
    '8c22a3e5c3617344c110e051be2cb37c', '964402e91bdd21bf383b31811abdd5e0'
  ),
  (
    'legs-up-the-wall', 'Jambes au mur',
    array['Posture des jambes au mur', 'Jambes contre le mur', 'Jambes en l’air contre le mur', 'Demi-chandelle au mur', 'Vipareeta Karani', 'Viparitakarani'],
    'Allonge-toi sur le dos près d’un mur et laisse les jambes s’y reposer à la verticale. Une couverture pliée sous les hanches adoucit la posture. Les jambes fatiguées s’allègent pendant que tu n’as rien à faire.',
    array[
      'Repose les jambes et les pieds fatigués',
      'Calme l’esprit',
      'Étire doucement les ischio-jambiers'
    ],
    array[
      'Ne fais pas cette posture en cas de glaucome ou d’autres problèmes oculaires, et demande l’avis d’un médecin en cas d’hypertension ou de problème cardiaque',
      'Éloigne-toi davantage du mur, ou pose les mollets sur une chaise, si le dos ou les genoux tirent',
      'Quand la grossesse est avancée, choisis une posture allongée sur le côté',
      'Sors lentement de la posture en roulant sur un côté'
    ],
    'Assieds-toi de profil tout près d’un mur, allonge-toi et monte les jambes. Laisse les bras se reposer et les jambes s’alléger.',
    'Laisse le ventre se détendre et le souffle ralentir.',
    'Plie les genoux, roule sur un côté et repose-toi là.',
    'ae275dc206ba20b816b575e2ed75ba6a', '10c26b0eec0c07147b9f9c3d162bf0b9'
  ),
  (
    'wind-relieving', 'Genou à la poitrine',
    array['Libération des vents', 'Posture de la libération des vents', 'Élimination des vents', 'Genoux à la poitrine', 'Genoux sur la poitrine', 'Apanasana', 'Pawanmuktasana', 'Pavanmuktasana', 'Pavana Muktasana'],
    'Allonge-toi sur le dos et serre un genou vers la poitrine, tandis que l’autre jambe reste allongée. Respire dans le ventre et laisse la cuisse le masser doucement. Change de côté sans te presser.',
    array[
      'Relâche le bas du dos et les hanches',
      'Fait du bien quand le ventre est tendu',
      'Calme le souffle'
    ],
    array[
      'Tiens l’arrière de la cuisse, et non le tibia, si le genou te fait mal',
      'Garde la tête au sol si la nuque est douloureuse',
      'Ne fais pas cette posture pendant la grossesse, ni en cas de hernie, ni après une opération récente de l’abdomen ou de la hanche'
    ],
    'Allonge-toi sur le dos et serre le genou droit vers la poitrine. Laisse la jambe gauche allongée et la tête posée au sol.',
    'Respire dans le ventre, contre la cuisse.',
    'Lâche le genou et allonge les deux jambes.',
    'cd4e830c5855ea39170eb1a2490b5c7d', 'a7f71221b1b3c7671130daca3d8867e8'
  ),
  (
    'reclined-bound-angle', 'Papillon allongé',
    array['Papillon couché', 'Posture du papillon allongé', 'Déesse allongée', 'Déesse couchée', 'Angle lié couché', 'Supta Badha Konasana'],
    'Allonge-toi, au sol ou sur un bolster, les plantes des pieds l’une contre l’autre et les genoux ouverts sur les côtés. Soutiens chaque genou avec un coussin et laisse les bras se reposer. C’est une ouverture douce qui ne demande aucun effort.',
    array[
      'Détend le ventre, les hanches et la poitrine',
      'Laisse le souffle s’approfondir de lui-même',
      'Prépare au sommeil'
    ],
    array[
      'Soutiens les genoux pour que rien ne tire dans l’aine ou dans l’articulation des genoux',
      'Surélève le dos sur un bolster en cas de problème dans le bas du dos',
      'Quand la grossesse est avancée, garde le haut du corps bien surélevé au lieu de t’allonger à plat'
    ],
    'Allonge-toi sur le dos, plantes de pieds jointes, et laisse les genoux s’ouvrir. Soutiens chaque genou et laisse les bras se reposer.',
    'Laisse le ventre monter et descendre avec le souffle.',
    'Referme les genoux avec les mains et roule sur un côté.',
    '90f501b6344888173c1c30d44b980da9', '3cc9c7bb5bd1aecc127d39b0b989e9d1'
  ),
  (
    'plow', 'Posture de la charrue',
    array['Charrue', 'Halasan'],
    'Depuis la position sur le dos, passe les jambes par-dessus la tête jusqu’à ce que les orteils touchent le sol derrière toi ou une chaise. Le poids repose sur les épaules et le haut des bras, et la gorge reste souple. Ici, le monde devient très silencieux.',
    array[
      'Étire le dos et les épaules',
      'Calme l’esprit',
      'Renforce le tronc à l’entrée et à la sortie de la posture'
    ],
    array[
      'Place des couvertures pliées sous les épaules pour que la nuque reste libre, et ne tourne jamais la tête',
      'Ne fais pas cette posture en cas de blessure à la nuque, au cou, à l’épaule ou au dos, d’ostéoporose, d’hypertension, de problème cardiaque, de glaucome ou d’autres problèmes oculaires',
      'Ne fais pas cette posture pendant la grossesse ni quand tu as mal à la tête',
      'Apprends cette posture avec un enseignant, et au début pose les pieds sur une chaise'
    ],
    'Sur le dos, couvertures sous les épaules, passe les jambes par-dessus la tête. Pose les orteils au sol ou sur une chaise et garde la tête immobile.',
    'Garde la gorge souple et le souffle silencieux.',
    'Déroule lentement le dos, genoux pliés, la tête au sol.',
    'ff61c582d4df28b53bff05f75f691118', '7c083d74fccfaf247d7dba0cd758d682'
  ),
  (
    'supported-shoulderstand', 'Posture de la chandelle',
    array['Chandelle', 'Posture sur les épaules', 'Équilibre sur les épaules', 'Sarvangasan'],
    'Tu es en appui sur les épaules et le haut des bras, les mains soutiennent le dos et les jambes s’élèvent. Le poids est sur les épaules, pas sur la nuque. Tenue calmement sur des couvertures pliées, la posture donne une sensation de fraîcheur et d’immobilité.',
    array[
      'Renforce les épaules, le dos et la sangle abdominale',
      'Repose les jambes',
      'Travaille la stabilité'
    ],
    array[
      'Place des couvertures pliées sous les épaules, ne tourne jamais la tête et redescends à la moindre pression dans le cou, les yeux ou les oreilles',
      'Ne fais pas cette posture en cas de blessure à la nuque, au cou ou à l’épaule, d’hypertension, de problème cardiaque, de glaucome ou d’autres problèmes oculaires',
      'Ne fais pas cette posture pendant la grossesse, ni en cas d’ostéoporose, ni quand tu as mal à la tête',
      'Apprends cette posture avec un enseignant ; la posture des jambes au mur en est l’alternative douce'
    ],
    'Allonge-toi sur le dos, couvertures sous les épaules, et lève les hanches et les jambes. Soutiens le dos avec les mains et garde la tête immobile.',
    'Prends appui sur les épaules et respire calmement.',
    'Plie les genoux et déroule lentement le dos.',
    '1ac0b49c42db12c9260befff6cc82e20', '31bb7aa01f1d9f40cfe50944593ae9f7'
  ),
  (
    'supported-headstand', 'Posture sur la tête',
    array['Équilibre sur la tête', 'Poirier', 'Sirsasana', 'Salamba Sirsasana', 'Sheershasana', 'Shirshasan'],
    'Les avant-bras forment un triangle solide au sol, la tête s’y pose légèrement et les jambes s’élèvent au-dessus des épaules. Ce sont les bras qui portent le poids. La posture demande de la force, de la patience et un esprit clair, et mérite des années de préparation.',
    array[
      'Renforce les épaules, les bras et la sangle abdominale',
      'Travaille l’équilibre et la concentration',
      'Développe une confiance calme'
    ],
    array[
      'Apprends cette posture uniquement avec un enseignant expérimenté et près d’un mur ; la plus grande partie du poids doit être sur les avant-bras',
      'Ne fais pas cette posture en cas de problème, quel qu’il soit, à la nuque, au cou, à l’épaule ou à la colonne, d’ostéoporose, d’hypertension, de problème cardiaque, de glaucome ou d’autres problèmes oculaires, ou d’épilepsie',
      'Ne fais pas cette posture pendant la grossesse, ni en cas de migraine, ni quand tu ressens de la fatigue',
      'Redescends à la première pression dans le cou ou la tête, et repose-toi dans la posture de l’enfant'
    ],
    'Près d’un mur, pose les avant-bras et le sommet de la tête, puis lève lentement les jambes. Porte le poids sur les avant-bras.',
    'Appuie les avant-bras dans le sol et respire calmement.',
    'Redescends lentement les jambes et repose-toi, front au sol.',
    '2f52135175606c6c3b5561015fa11b80', 'e3b02a06ed0e0a4dbf57ea873ca347d5'
  ),
  (
    'handstand', 'Équilibre sur les mains',
    array['Posture sur les mains', 'Appui renversé', 'Appui tendu renversé', 'Poirier', 'Handstand', 'Adho Mukha Vrksasana'],
    'Pose les mains à largeur d’épaules et laisse les jambes monter jusqu’à ce que les hanches et les pieds soient au-dessus des mains. Repousse le sol et garde tout le corps sur une seule ligne, contre un mur aussi longtemps qu’il le faut. C’est une posture pleine de vie, qui change la peur en jeu.',
    array[
      'Renforce les poignets, les bras et les épaules',
      'Travaille l’équilibre et la sangle abdominale',
      'Donne de l’énergie et du courage'
    ],
    array[
      'Apprends cette posture avec un enseignant, contre un mur et avec de l’espace libre autour de toi',
      'Échauffe les poignets et les épaules, et ne fais pas cette posture s’ils sont blessés',
      'Ne fais pas cette posture en cas d’hypertension, de problème cardiaque, de glaucome ou d’autres problèmes oculaires, d’épilepsie, d’ostéoporose ou de vertiges, ni pendant la grossesse',
      'Redescends avant d’être à bout de forces'
    ],
    'Près d’un mur, pose les mains à largeur d’épaules et monte d’une légère impulsion. Repousse le sol et garde le corps sur une seule ligne.',
    'Repousse le sol et continue à respirer.',
    'Redescends une jambe, puis l’autre, et repose-toi.',
    '36081ccb6bb6432d4b03a9d37ab881fa', '67a13f02459ec5a924ecd9016dceafbc'
  ),
  (
    'alternate-nostril-breath', 'Respiration alternée',
    array['Respiration par narines alternées', 'Souffle alterné', 'Purification des nadis', 'Anulom Vilom', 'Anuloma Viloma', 'Nadi Shodhan', 'Nadi Sodhana', 'Nadi Shuddhi'],
    'Ferme légèrement une narine avec le pouce et inspire par l’autre ; change de côté et expire, inspire de nouveau de ce côté, puis rechange. Garde le souffle silencieux et laisse-le passer d’un côté à l’autre comme un lent balancier. Au bout de quelques minutes, l’esprit est stable et clair.',
    array[
      'Calme et éclaircit l’esprit',
      'Stabilise le souffle',
      'Prépare à la méditation'
    ],
    array[
      'Ne retiens pas et ne force pas le souffle ; respire normalement si la tête te tourne ou si tu manques de souffle',
      'En cas de rhume ou de nez bouché, attends que ce soit passé',
      'En cas d’hypertension, de problème cardiaque ou pulmonaire, ou pendant la grossesse, pratique sans aucune pause dans le souffle'
    ],
    'Assieds-toi, le dos droit, la main droite près du nez. Ferme la narine droite avec le pouce et commence par inspirer à gauche.',
    'Laisse le souffle passer en silence d’un côté à l’autre.',
    'Baisse la main et respire par les deux narines.',
    '2851825eaf9409d904416fd2b2987fe7', '5389129c6fac7eb773f2ca0f7ef6f277'
  ),
  (
    'victorious-breath', 'Respiration Ujjayi',
    array['Respiration victorieuse', 'Souffle victorieux', 'Respiration océanique', 'Souffle de l’océan', 'Respiration de la vague', 'Ujjayi Pranayama', 'Ujai', 'Ujjai'],
    'Respire par le nez en resserrant un peu la gorge, pour que chaque souffle fasse un son doux, comme des vagues au loin. Laisse l’inspiration et l’expiration durer aussi longtemps l’une que l’autre. Ce son donne à l’esprit un appui régulier où se poser.',
    array[
      'Allonge le souffle',
      'Aide à se concentrer pendant le mouvement',
      'A un effet apaisant'
    ],
    array[
      'Garde un son doux ; relâche la gorge dès qu’elle se crispe ou que tu tousses',
      'Respire normalement si la tête te tourne',
      'En cas d’asthme, d’un autre problème pulmonaire ou d’un problème cardiaque, demande d’abord l’avis d’un médecin'
    ],
    'Assieds-toi, le dos droit, et respire par le nez. Resserre un peu la gorge, pour que chaque souffle sonne comme des vagues au loin.',
    'Garde le son doux et régulier.',
    'Relâche la gorge et respire normalement.',
    '9b3300ece2b78ec35d2f2dab50afae1d', '296f56a2ff3ff9faa139f8ed90f1a9f0'
  ),
  (
    'humming-bee-breath', 'Respiration de l’abeille',
    array['Souffle de l’abeille', 'Respiration du bourdon', 'Bourdonnement de l’abeille', 'Brahmari', 'Bhramari Pranayama'],
    'Inspire par le nez et bourdonne doucement en expirant, les lèvres fermées et la mâchoire relâchée. Sens la vibration dans le visage et la poitrine. Après quelques cycles, la tête devient silencieuse, comme une pièce après le son d’une cloche.',
    array[
      'Allonge naturellement l’expiration',
      'Relâche la mâchoire et le visage',
      'Aide à se calmer le soir'
    ],
    array[
      'Bourdonne doucement et seulement tant que c’est confortable',
      'Ne fais pas cet exercice en cas d’infection de l’oreille, et n’appuie pas sur les oreilles',
      'Assieds-toi, le dos droit, plutôt que de t’allonger ; en cas d’épilepsie ou de problème cardiaque, demande d’abord l’avis d’un médecin'
    ],
    'Assieds-toi, le dos droit, doigts légers sur le visage, lèvres fermées. Inspire par le nez et bourdonne doucement en expirant.',
    'Sens la vibration dans le visage et la poitrine.',
    'Laisse le son s’éteindre et écoute le silence.',
    'd236657d3c9f6bd1f0ba2aec3dcb36af', '1aef5840642d82377066c9a6cc9bc7d8'
  ),
  (
    'equal-breath', 'Respiration carrée',
    array['Respiration au carré', 'Respiration égale', 'Respiration équilibrée', 'Souffle égal', 'Box Breathing', 'Samavritti', 'Sama Vrtti'],
    'Inspire en comptant jusqu’à quatre et expire en comptant jusqu’à quatre, avec la même fluidité. Imagine que tu marches lentement autour d’un carré, un côté pour chaque inspiration et un côté pour chaque expiration. La respiration carrée se pratique aussi avec des pauses égales entre les souffles ; ici, il n’y en a pas, sauf si tu les choisis.',
    array[
      'Égalise le souffle',
      'Aide à trouver le calme dans les moments de tension',
      'Favorise la concentration'
    ],
    array[
      'Pendant la grossesse, ou en cas d’hypertension ou de problème cardiaque ou pulmonaire, ne fais pas les pauses et respire seulement de façon régulière',
      'Ne force jamais pour atteindre un compte ; raccourcis-le plutôt',
      'Arrête et respire normalement si la tête te tourne ou si tu ressens de l’anxiété'
    ],
    'Assieds-toi, le dos droit, mains sur le ventre, et respire par le nez. Donne la même durée à l’inspiration et à l’expiration.',
    'Compte autant pour inspirer que pour expirer.',
    'Cesse de compter et respire comme tu veux.',
    'a23289efd0b1ba84dbe5fb0b820f27fe', '82f0e9b072f71974e9a2eb74564d65fa'
  ),
  (
    'cooling-breath', 'Respiration rafraîchissante',
    array['Souffle rafraîchissant', 'Respiration de la langue roulée', 'Sitali', 'Sheetali', 'Shitali Pranayama', 'Sitkari', 'Shitkari'],
    'Roule la langue en tube, ou entrouvre légèrement les dents si elle ne se roule pas, et aspire l’air par-dessus. Ferme la bouche et expire par le nez. Chaque souffle apporte un peu de fraîcheur, bienvenue les jours de chaleur.',
    array[
      'Procure une agréable sensation de fraîcheur',
      'Ralentit le souffle',
      'Aide à se calmer après un effort'
    ],
    array[
      'Pratique uniquement dans un air pur et tempéré, car cette respiration contourne le filtre du nez',
      'Ne fais pas cet exercice en cas de rhume, de mal de gorge, d’asthme ou de dents sensibles',
      'Ne fais pas cet exercice en cas d’hypotension, et demande l’avis d’un médecin en cas de problème cardiaque ou pulmonaire'
    ],
    'Dos droit, en assise ou à genoux, roule la langue ou entrouvre les dents. Aspire l’air par-dessus la langue et expire par le nez.',
    'Sens la fraîcheur de l’air qui entre.',
    'Relâche la langue et respire par le nez.',
    '53130ce44a5a2c4a34312fdb1acd60c9', '472b20cfd5fc6826f5e4a74f62f945ce'
  ),
  (
    'skull-shining-breath', 'Kapalabhati',
    array['Respiration du crâne brillant', 'Souffle du crâne lumineux', 'Respiration de feu', 'Souffle de feu', 'Kapalbhati', 'Kapal Bhati', 'Kapalabati'],
    'Assieds-toi, le dos droit, et laisse des poussées brèves et légères du bas-ventre chasser l’air par le nez ; chaque inspiration vient d’elle-même. Commence par dix poussées, puis respire normalement un moment. La tête devient claire et le corps s’éveille.',
    array[
      'Procure une sensation de clarté et de vitalité',
      'Renforce les muscles abdominaux',
      'Développe la conscience du souffle'
    ],
    array[
      'Ne fais pas cet exercice pendant la grossesse ni pendant quelques semaines après un accouchement',
      'Ne fais pas cet exercice en cas d’hypertension, de problème cardiaque, d’épilepsie, de glaucome, de hernie ou d’opération abdominale récente, ni si tu as déjà eu un AVC',
      'Pratique l’estomac vide, et arrête tout de suite si la tête te tourne, si tu ressens de l’anxiété ou si tu manques de souffle',
      'En cas d’asthme ou d’un autre problème pulmonaire, demande d’abord l’avis d’un médecin et apprends cet exercice avec un enseignant'
    ],
    'Assieds-toi, le dos droit, une main sur le ventre. Chasse l’air par le nez en poussées brèves et légères, et laisse l’inspiration venir seule.',
    'Garde des poussées légères et arrête si la tête te tourne.',
    'Respire normalement et reste un moment au calme.',
    '16d7aacd567c31c20d54194fe452363d', '4f5b8402b0be5ea0aec9aacd5d3ee115'
  ),
  (
    'bellows-breath', 'Respiration du soufflet',
    array['Souffle du soufflet', 'Soufflet de forge', 'Respiration du forgeron', 'Bastrika', 'Bhastrika Pranayama'],
    'Inspire et expire par le nez avec la même force, vite et profondément, pour que le ventre et les côtes bougent comme un soufflet. Dix respirations forment un cycle, suivi d’une respiration calme. Elle apporte chaleur et énergie et se pratique brièvement, avec attention.',
    array[
      'Procure une sensation de chaleur et de vitalité',
      'Renforce les muscles de la respiration',
      'Chasse la fatigue le matin'
    ],
    array[
      'Ne fais pas cet exercice pendant la grossesse ni pendant quelques semaines après un accouchement',
      'Ne fais pas cet exercice en cas d’hypertension, de problème cardiaque, d’épilepsie, de glaucome, de hernie, de crises de panique ou d’opération récente, ni si tu as déjà eu un AVC',
      'Apprends cet exercice avec un enseignant, en position assise, l’estomac vide et jamais dans l’eau ni près de l’eau',
      'Arrête tout de suite et respire normalement si la tête te tourne, si tu sens des picotements ou si tu manques de souffle'
    ],
    'Dos droit, en assise ou à genoux, inspire et expire par le nez avec la même force. Commence lentement et arrête si la tête te tourne.',
    'Laisse bouger le ventre et les côtes, et détends le visage.',
    'Respire normalement et reste un moment au calme.',
    '6e4e296bb011e7d9ea9f45e1bfdee25c', 'b6842a63eea508af701a1c07be5340d3'
  ),
  (
    'surya-namaskar-b', 'Salutation au soleil B',
    array['Salutations au soleil B', 'Salut au soleil B', 'Deuxième salutation au soleil', 'Sun Salutation B', 'Suryanamaskar B', 'Surya Namaskara B', 'Salutation au soleil Ashtanga'],
    'Une Salutation au soleil plus longue et plus intense, qui ajoute la posture de la chaise et le guerrier I des deux côtés aux flexions avant, à la planche basse et aux deux chiens. Chaque mouvement dure un souffle, et vers la fin tu te reposes plusieurs respirations dans le chien tête en bas. Elle réchauffe vite et laisse une sensation de force et d’éveil.',
    array[
      'Renforce les jambes, les bras et la sangle abdominale',
      'Étire les épaules, les hanches et l’arrière des jambes',
      'Développe l’endurance et un rythme de souffle régulier',
      'Réchauffe tout le corps pour la pratique qui suit'
    ],
    array[
      'Apprends d’abord la Salutation au soleil ; fais des pas au lieu de sauter et, le temps de gagner en force, pose les genoux au sol avant de descendre la poitrine',
      'Garde le genou avant au-dessus de la cheville, et plie les genoux à chaque flexion avant si le bas du dos est douloureux ; ne fais pas cet enchaînement si les genoux te font mal',
      'Ne fais pas cet enchaînement en cas de problème au poignet, au coude ou à l’épaule, ni en cas de hernie, ni après une blessure récente au dos ou une opération abdominale récente, ni pendant la grossesse',
      'En cas d’hypertension, de glaucome ou d’autres problèmes oculaires, ou de vertiges, demande d’abord l’avis d’un médecin et pratique une version douce, les mains sur une chaise ou contre un mur',
      'Dans le guerrier I, garde les mains sur les hanches en cas de douleur à l’épaule, de problème cardiaque ou d’hypertension ; en cas d’ostéoporose, garde le dos long à chaque flexion avant',
      'Ne rejette pas la tête en arrière dans le chien tête en haut ; choisis le cobra si le bas du dos est sensible'
    ],
    'Tiens-toi debout à l’avant du tapis, pieds joints, bras le long du corps. Laisse chaque mouvement suivre ton souffle.',
    'Un souffle pour chaque mouvement, avec force et stabilité.',
    'Reste debout, immobile, le temps que ton souffle se calme.',
    '9b07e3d60aa9d993c73bd443be8cc284', '8764bf6ee2c339223802dc7ad5a4dbf3'
  ),
  (
    'chandra-namaskar', 'Salutation à la lune',
    array['Salutations à la lune', 'Salut à la lune', 'Moon Salutation', 'Chandranamaskar', 'Chandra Namaskara', 'Candra Namaskar'],
    'Un enchaînement lent, construit comme la Salutation au soleil, avec un croissant à genoux après chaque fente. La jambe gauche part en premier, et chaque mouvement laisse le temps d’un souffle ample et calme. Il convient au soir et à toute heure où tu veux bouger sans te presser.',
    array[
      'Étire l’avant des hanches, les jambes et le dos',
      'Renforce les bras, les jambes et la sangle abdominale',
      'Travaille l’équilibre près du sol',
      'Unit le souffle à un mouvement lent'
    ],
    array[
      'Apprends d’abord la Salutation au soleil ; place une couverture pliée sous les genoux, et ne fais pas cet enchaînement si être à genoux te fait mal',
      'Dans le croissant à genoux, garde les mains sur la cuisse ou sur des briques si tu manques de stabilité, si une épaule est douloureuse ou si tu as de l’hypertension',
      'Plie les genoux à chaque flexion avant si le bas du dos est douloureux, et garde le dos long en cas d’ostéoporose',
      'En cas d’hypertension, de glaucome ou d’autres problèmes oculaires, ou de vertiges, demande d’abord l’avis d’un médecin et pratique une version douce, les mains sur une chaise ou contre un mur',
      'Ne fais pas cet enchaînement en cas de blessure au poignet, à l’épaule, à la nuque ou au cou, ni en cas de hernie, ni après une opération abdominale récente',
      'Pendant la grossesse, pratique uniquement une version qu’un enseignant a adaptée pour toi'
    ],
    'Tiens-toi debout à l’avant du tapis, pieds joints, paumes devant la poitrine. Bouge lentement et laisse la jambe gauche partir en premier.',
    'Bouge avec douceur et laisse chaque souffle s’allonger.',
    'Reste debout, immobile, et sens le calme dans ton corps.',
    '3d71f707a362a02cc425b980e3960063', 'ed416359c76aeb9032a6e8bcd385bea5'
  ),
  (
    'sun-breaths', 'Respirations du soleil',
    array['Respiration du soleil', 'Souffle du soleil', 'Lever les bras en respirant', 'Respiration debout', 'Respirations bras levés', 'Sun Breaths'],
    'Debout, grandis-toi, inspire en levant les bras par les côtés et expire en les laissant redescendre comme s’ils flottaient. Le souffle donne le rythme et les bras le suivent, encore et encore. Une minute suffit à délier les épaules et à rassembler l’esprit pour la suite.',
    array[
      'Délie les épaules et les flancs',
      'Unit le mouvement et le souffle de la façon la plus simple',
      'Favorise une respiration ample'
    ],
    array[
      'Lève les bras seulement à hauteur d’épaules si une épaule te fait mal ou si tu as de l’hypertension, et ne fais pas le mouvement des bras en cas de blessure à l’épaule',
      'Regarde droit devant toi plutôt que vers le haut si la nuque est douloureuse ou si la tête te tourne, et ne te penche pas en arrière en creusant le bas du dos',
      'Écarte davantage les pieds, ou assieds-toi sur une chaise, si tu manques de stabilité ou si la tête te tourne',
      'Ne force et ne retiens jamais le souffle ; bouge au rythme où il vient'
    ],
    'Debout, les pieds sous les hanches, laisse pendre les bras. Lève-les en inspirant et baisse-les en expirant.',
    'Laisse le souffle guider et les bras suivre.',
    'Laisse les bras se reposer et sens ton souffle s’apaiser.',
    '3988f904db9f145eb1a68a4eab60d155', 'a7ffb2ec1f561a3425047defa98ca9bd'
  ),
  (
    'surya-bhedana', 'Surya Bhedana',
    array['Respiration par la narine droite', 'Respiration solaire', 'Souffle solaire', 'Surya Bhedan', 'Suryabhedana', 'Surya Bheda'],
    'Ferme légèrement la narine gauche et inspire par la droite ; puis ferme la droite et expire par la gauche. Chaque cycle suit le même chemin, lentement et sans bruit, et l’expiration est un peu plus longue. Cette respiration est connue pour réchauffer et convient aux matins frais.',
    array[
      'Procure une sensation de chaleur et de douce vitalité',
      'Allonge et stabilise le souffle',
      'Rassemble l’attention'
    ],
    array[
      'Ne fais pas cet exercice pendant la grossesse ni en cas d’hypertension, de problème cardiaque ou d’épilepsie',
      'En cas d’asthme ou d’un autre problème pulmonaire, demande d’abord l’avis d’un médecin',
      'En cas de rhume, de nez bouché ou de fièvre, attends que ce soit passé, et choisis une autre respiration les jours de chaleur',
      'Ne retiens et ne force jamais le souffle ; respire normalement si la tête te tourne, si tu as chaud ou si tu ressens de l’agitation'
    ],
    'Assieds-toi, le dos droit, la main droite près du nez. Inspire par la narine droite et expire par la gauche, lentement et doucement.',
    'Garde chaque souffle silencieux, fluide et aisé.',
    'Baisse la main et respire par les deux narines.',
    '114c2aef9c10af303f922a98d70d8305', '3be0a94f39c21e70dfe0c2d8559f6280'
  )
) as given (
  key, name,
  aliases,
  description,
  benefits,
  safety_tips,
  entering,
  holding,
  leaving,
  based_on, safety_tips_based_on
)
join public.asanas on asanas.key = given.key
on conflict (asana_id, language) do nothing;
