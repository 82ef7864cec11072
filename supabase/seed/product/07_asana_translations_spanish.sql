-- The library in Spanish. What an instructor has translated stays. At the end of each row stand the
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
  asanas.id, 'spanish', given.name,
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
    'surya-namaskar', 'Saludo al sol',
    array['Saludos al sol', 'Saludo al sol A', 'Saludo al sol clásico', 'Suryanamaskar', 'Surya Namaskara', 'Soorya Namaskar'],
    'Una secuencia fluida de doce posiciones para saludar al sol: elévate, inclínate, da un paso atrás, baja, abre el pecho, sube la cadera y vuelve a ponerte de pie. Inhala al abrirte y exhala al plegarte. Después de unas cuantas rondas sientes todo el cuerpo caliente y despierto.',
    array[
      'Calienta todo el cuerpo y suelta las articulaciones rígidas',
      'Fortalece los brazos, las piernas y el abdomen',
      'Une el movimiento y la respiración en un mismo ritmo',
      'Te despierta con suavidad por la mañana'
    ],
    array[
      'Da pasos en lugar de saltar y apoya las rodillas en el suelo siempre que se te cansen la espalda o las muñecas',
      'Dobla las rodillas cada vez que te inclines hacia adelante si te molesta la zona lumbar',
      'Si tienes presión arterial alta, glaucoma o mareos, consulta antes con tu médico y practica una versión suave con las manos en una silla o en la pared',
      'Durante el embarazo, practica solo una versión que un instructor haya adaptado para ti',
      'No practiques esta secuencia si tienes una lesión de muñeca, hombro, rodilla o cuello, ni tras una operación abdominal reciente; si tienes osteoporosis, mantén la espalda larga cada vez que te inclines hacia adelante'
    ],
    'Ponte de pie al frente de la esterilla, con los pies juntos y las palmas unidas ante el pecho. Deja que la respiración guíe cada movimiento.',
    'Cada movimiento con su respiración, sin prisa.',
    'Quédate de pie y siente cómo se calma la respiración.',
    'ab6999cd9e7c81106418f4bb972c52a4', '43558a010d7363b8237f5ef252829c4c'
  ),
  (
    'pranayama-breathing', 'Pranayama',
    array['Respiración yóguica', 'Respiración consciente', 'Ejercicio de respiración', 'Ejercicios de respiración', 'Breathwork', 'Pranayam'],
    'Siéntate en una posición cómoda, con la espalda erguida, y deja que el aire fluya por la nariz, primero hacia el vientre y después hacia las costillas. Deja que cada exhalación dure un poco más que la inhalación, sin ningún esfuerzo. La mente se serena a medida que la respiración se vuelve lenta y silenciosa.',
    array[
      'Calma la mente y baja el ritmo del día',
      'Hace la respiración más profunda y estable',
      'Facilita la concentración'
    ],
    array[
      'Nunca fuerces ni retengas la respiración; vuelve a respirar con normalidad si sientes mareo o ansiedad',
      'Siéntate en una silla si notas molestias en las rodillas, la cadera o la espalda',
      'Si tienes una afección cardíaca o pulmonar, consulta con tu médico antes de practicar ejercicios de respiración'
    ],
    'Siéntate con la espalda erguida, una mano en el pecho y otra en el vientre. Respira con suavidad por la nariz y alarga un poco la exhalación.',
    'Deja que cada exhalación sea un poco más larga.',
    'Deja que la respiración fluya sola y quédate así un momento.',
    'd0adfe1b7cb302cc3b76f45b7f077cbb', 'e6cf8a5728dc303ae712fb434569a559'
  ),
  (
    'mountain-pose', 'Postura de la montaña',
    array['Montaña', 'Samasthiti', 'Postura de pie', 'Taadaasana'],
    'De pie, con los pies bajo las caderas, presiónalos por igual contra el suelo. Crece hacia arriba por las piernas, la espalda y la coronilla mientras los hombros bajan. Parece simplemente estar de pie, y da una sensación de arraigo y de altura.',
    array[
      'Mejora la postura y te hace más consciente de ella',
      'Fortalece los pies, los tobillos y los muslos',
      'Centra la mente antes de otras posturas de pie'
    ],
    array[
      'Mantén las rodillas sin bloquear; no las empujes hacia atrás',
      'Separa más los pies, o colócate contra una pared, si te falta estabilidad o sientes mareo',
      'Siéntate y descansa si notas aturdimiento porque tienes la presión arterial baja'
    ],
    'De pie, con los pies bajo las caderas, deja colgar los brazos. Presiona el suelo con ambos pies por igual y crece hacia arriba.',
    'Siente los dos pies en el suelo y respira a un ritmo constante.',
    'Afloja las rodillas y sacude las piernas.',
    'a573674757aa7952a05c066dc818743c', 'f42ac5e840357fbd43c0d0cc90022fc2'
  ),
  (
    'downward-facing-dog', 'Perro boca abajo',
    array['Postura del perro boca abajo', 'Perro mirando hacia abajo', 'Perro hacia abajo', 'Downward dog', 'Down dog', 'Adho Mukha Shwanasana'],
    'Desde cuatro apoyos, eleva la cadera hacia arriba y hacia atrás hasta que el cuerpo forme un triángulo amplio. Empuja el suelo con toda la mano, mantén la espalda larga y deja que los talones bajen sin forzarlos. Los hombros trabajan, la parte posterior de las piernas se alarga y el cuello cuelga libre.',
    array[
      'Estira las pantorrillas, los isquiotibiales y los hombros',
      'Fortalece los brazos y la parte alta de la espalda',
      'Alarga la columna'
    ],
    array[
      'Dobla bien las rodillas si se te redondea la zona lumbar o notas tensos los isquiotibiales; dos minutos es mucho tiempo, así que descansa en la postura del niño siempre que lo necesites',
      'Si te molestan las muñecas, apoya los antebrazos o pon las manos en una silla',
      'No hagas esta postura, o eleva las manos sobre una silla, si tienes presión arterial alta, glaucoma u otra afección ocular',
      'Deshaz la postura a la primera señal de mareo; en la fase avanzada del embarazo, pon las manos en una pared y no en el suelo'
    ],
    'Desde cuatro apoyos, mete los dedos de los pies y eleva la cadera hacia arriba y atrás. Empuja con ambas manos y deja el cuello suelto.',
    'Lleva el aire a los costados y deja que bajen los talones.',
    'Dobla las rodillas, apóyalas en el suelo y descansa.',
    '5c098503a809c31ac70a7e04b6777b9b', 'f054e6c0dab519455713f9d076d716ce'
  ),
  (
    'tree', 'Árbol',
    array['Postura del árbol', 'Vriksasana', 'Vrukshasana'],
    'De pie sobre una pierna, apoya el otro pie en la cara interna de la pantorrilla o del muslo. Fija la mirada en un punto y une las palmas ante el pecho o por encima de la cabeza. Oscilar un poco es normal, como un árbol con el viento; cambia de pierna a mitad del tiempo.',
    array[
      'Entrena el equilibrio y la concentración',
      'Fortalece los tobillos, las piernas y las caderas',
      'Abre con suavidad la cadera de la pierna elevada'
    ],
    array[
      'Apoya el pie por encima o por debajo de la rodilla, nunca contra la rodilla misma',
      'Mantén una mano en la pared o en una silla si tu equilibrio es inseguro o estás embarazada',
      'Deja en el suelo los dedos del pie de la pierna doblada si te molesta un tobillo o una rodilla',
      'Mantén las manos delante del pecho si tienes presión arterial alta o te molesta un hombro'
    ],
    'De pie sobre la pierna derecha, lleva el pie izquierdo a la cara interna de la pantorrilla o del muslo. Une las palmas ante el pecho o en alto.',
    'Fija la mirada en un punto y respira a un ritmo constante.',
    'Baja el pie despacio y apóyate en los dos pies.',
    'bd89df1844df9f85b2316fb1cf120255', '9b2697c72a5c8f49ac4aded4b1cbe92b'
  ),
  (
    'raised-hands', 'Brazos elevados',
    array['Postura de los brazos elevados', 'Manos elevadas', 'Saludo hacia arriba', 'Montaña con los brazos arriba', 'Hasta Uttanasana'],
    'Desde la postura de la montaña, inhala y sube los dos brazos en un gesto amplio por encima de la cabeza, con las palmas enfrentadas. Crece hasta la punta de los dedos mientras los pies pesan y las costillas siguen relajadas. Los costados se alargan y la respiración encuentra más espacio.',
    array[
      'Estira los hombros, las axilas y los costados',
      'Favorece una respiración completa',
      'Alivia la pesadez de pasar horas en la silla'
    ],
    array[
      'Mantén los brazos separados, o súbelos como mucho a la altura de los hombros, si te duele un hombro o tienes presión arterial alta',
      'Mira al frente y no hacia arriba si te molesta el cuello o sientes mareo',
      'No te inclines hacia atrás arqueando la zona lumbar'
    ],
    'De pie y con la espalda erguida, inhala y sube los brazos por encima de la cabeza. Deja que los pies pesen y mantén los hombros bajos.',
    'Lleva el aire a los costados y crece hasta los dedos.',
    'Exhala y baja los brazos a los lados.',
    'e3e445bdbe408135be38168729a2aed3', '3024a293e7be544bec5e4884f1d8c4f3'
  ),
  (
    'standing-forward-fold', 'Pinza de pie',
    array['Postura de la pinza de pie', 'Flexión hacia adelante de pie', 'Flexión hacia delante', 'Flexión de pie', 'Inclinación hacia adelante', 'Uttanasan'],
    'Inclínate hacia adelante desde la cadera y deja colgar el tronco con las rodillas sin bloquear. Apoya las manos en el suelo, en bloques o en las espinillas y deja que la cabeza pese. Con cada exhalación, la parte posterior del cuerpo se suelta un poco más.',
    array[
      'Estira los isquiotibiales y las pantorrillas',
      'Libera la tensión del cuello y de la espalda',
      'Trae una sensación de quietud'
    ],
    array[
      'Dobla las rodillas todo lo que quieras, sobre todo si te molesta la zona lumbar o tienes ciática',
      'Sube despacio y con las rodillas dobladas para evitar el mareo',
      'Si tienes presión arterial alta o glaucoma, o en la fase avanzada del embarazo, inclínate solo hasta la mitad con las manos en una silla',
      'Si tienes osteoporosis, mantén la espalda larga en lugar de redondearla'
    ],
    'Afloja las rodillas e inclínate hacia adelante desde la cadera. Apoya las manos en el suelo, en bloques o en las espinillas y suelta la cabeza.',
    'Con cada exhalación, deja que la espalda pese un poco más.',
    'Dobla las rodillas y sube despacio, la cabeza al final.',
    '85da51c56caa1866d8574970f28f4a0e', '849446e194580517c9eadbabd7e60769'
  ),
  (
    'chair', 'Postura de la silla',
    array['Silla', 'Postura poderosa', 'Postura feroz', 'Utkatasan'],
    'Dobla las rodillas y lleva la cadera hacia atrás como si te sentaras en una silla, con los brazos hacia adelante o hacia arriba. Mantén el peso en los talones y el pecho elevado. Los muslos entran en calor enseguida; respira a un ritmo constante y baja solo hasta donde te resulte cómodo.',
    array[
      'Fortalece los muslos, las caderas y la espalda',
      'Desarrolla la resistencia en poco tiempo',
      'Entrena la estabilidad'
    ],
    array[
      'Mantén las rodillas por detrás de los dedos de los pies y apuntando hacia donde apuntan los pies',
      'Si te molestan las rodillas, dóblalas solo un poco o haz la postura con la espalda contra una pared',
      'Baja los brazos si se te cansan los hombros o el cuello, o si tienes presión arterial alta'
    ],
    'Dobla las rodillas y lleva la cadera atrás, como si te sentaras en una silla. Sube los brazos y mantén el peso en los talones.',
    'Respira con regularidad y baja solo lo que te resulte cómodo.',
    'Empuja con los pies, ponte de pie y baja los brazos.',
    '33f378ec7d4038ad984766c33a27849c', 'e4f62d0c26377549519ac26c331a4d21'
  ),
  (
    'warrior-i', 'Guerrero I',
    array['Guerrero 1', 'Guerrero uno', 'Postura del guerrero I', 'Primer guerrero', 'Virabhadrasana 1', 'Veerabhadrasana'],
    'Da un paso largo hacia atrás con un pie, el talón apoyado y los dedos un poco hacia fuera, y dobla la rodilla de delante sobre el tobillo. Gira el pecho hacia el frente y eleva los brazos. Sientes fuerza abajo y apertura arriba; repite hacia el otro lado.',
    array[
      'Fortalece las piernas y la espalda',
      'Abre el pecho y la parte delantera de la cadera',
      'Desarrolla la confianza y la concentración'
    ],
    array[
      'Mantén la rodilla de delante encima del tobillo y alineada con el segundo dedo del pie',
      'Acorta la distancia entre los pies o levanta el talón de atrás si te duele la rodilla o la zona lumbar',
      'Mantén las manos en la cadera si tienes dolor de hombro, una afección cardíaca o presión arterial alta'
    ],
    'Lleva el pie izquierdo muy atrás, talón apoyado, y dobla la rodilla derecha sobre el tobillo. Gira el pecho al frente y eleva los brazos.',
    'Presiona con los dos pies y respira hacia el pecho.',
    'Baja los brazos y junta los pies.',
    '4f4d233215a2706608d411b985baa51e', '08fd9d96d434ab58cb5bbab2f2ebe3c7'
  ),
  (
    'warrior-ii', 'Guerrero II',
    array['Guerrero 2', 'Guerrero dos', 'Postura del guerrero II', 'Segundo guerrero', 'Virabhadrasana 2', 'Veerabhadrasana'],
    'Una postura amplia y estable, con los brazos extendidos como un horizonte. La rodilla de delante se dobla sobre el tobillo, la pierna de atrás queda recta y la mirada descansa más allá de la mano de delante. Deja que los hombros bajen mientras las piernas trabajan y después cambia de lado.',
    array[
      'Fortalece los muslos y los tobillos',
      'Abre las caderas y el pecho',
      'Entrena la resistencia y la atención serena'
    ],
    array[
      'No dejes que la rodilla de delante caiga hacia dentro; dóblala menos si te duele',
      'Mira hacia donde apunta el pecho y no por encima de la mano si te molesta el cuello',
      'Ponte con la espalda contra una pared o sujétate a una silla si estás embarazada o te falta estabilidad'
    ],
    'Separa mucho los pies, gira el derecho hacia fuera y dobla esa rodilla. Extiende los brazos en cruz y mira por encima de la mano derecha.',
    'Deja que bajen los hombros y la respiración se haga lenta.',
    'Estira la pierna, baja los brazos y junta los pies.',
    'afe4d0af64bfb56eb09c06b0a9563ec2', '26bd0e834139fc9c95c1bc05e07efc86'
  ),
  (
    'warrior-iii', 'Guerrero III',
    array['Guerrero 3', 'Guerrero tres', 'Postura del guerrero III', 'Tercer guerrero', 'Virabhadrasana 3', 'Veerabhadrasana'],
    'En equilibrio sobre una pierna, inclínate hacia adelante hasta que el cuerpo y la pierna elevada formen una sola línea. Mantén las dos caderas mirando al suelo y alárgate hacia atrás por el talón. Pide paciencia y la recompensa con una sensación de ligereza y recogimiento.',
    array[
      'Fortalece la pierna de apoyo y los músculos de la espalda',
      'Entrena el equilibrio y la coordinación',
      'Agudiza la concentración'
    ],
    array[
      'Mantén la rodilla de apoyo sin bloquear y nunca la empujes hacia atrás',
      'Practica con las manos en una pared o en una silla mientras aprendes y durante el embarazo',
      'No hagas esta postura si tienes presión arterial alta, mareos o una lesión reciente de cadera, rodilla o tobillo'
    ],
    'De pie sobre la pierna derecha, inclínate y eleva la izquierda hacia atrás. Alarga los brazos hacia adelante y mantén la cadera nivelada.',
    'Fija la mirada en el suelo y sigue respirando.',
    'Dobla la rodilla, baja la pierna e incorpórate.',
    '6149353b097da8be15d5cfc4dc456e7d', '36111470ebfcff3d6819be970b1144fe'
  ),
  (
    'extended-triangle', 'Triángulo extendido',
    array['Triángulo', 'Postura del triángulo', 'Postura del triángulo extendido', 'Trikonasan'],
    'Con las piernas separadas y estiradas, alárgate de lado sobre la pierna de delante y apoya la mano en la espinilla o en un bloque. El otro brazo apunta al techo y el pecho se abre. Los costados se alargan y la respiración se ensancha.',
    array[
      'Estira las piernas, las caderas y los costados',
      'Fortalece las piernas y los músculos que recorren la columna',
      'Abre el pecho'
    ],
    array[
      'Mantén la rodilla de delante ligeramente flexionada y nunca apoyes la mano en la articulación de la rodilla',
      'Mira hacia abajo o al frente y no hacia arriba si te molesta el cuello',
      'Usa un bloque o una silla, y sube despacio, si tienes la presión arterial baja o alta o si estás embarazada'
    ],
    'Separa los pies, gira el derecho hacia fuera y alárgate de lado sobre esa pierna. Apoya la mano derecha en la espinilla y sube el brazo izquierdo.',
    'Respira hacia el costado de arriba y abre el pecho.',
    'Presiona con los pies y sube despacio.',
    '8dbddaf27719079a1ffd1d6bde62aad3', 'cb3257d371543299fcc661e532f6ee7f'
  ),
  (
    'extended-side-angle', 'Ángulo lateral extendido',
    array['Ángulo lateral', 'Postura del ángulo lateral', 'Postura del ángulo lateral extendido', 'Parsvakonasana'],
    'Con los pies muy separados, dobla la rodilla de delante y apoya el antebrazo en el muslo, o la mano en un bloque. Estira el otro brazo por encima de la oreja hasta formar una sola línea larga del pie a la punta de los dedos. Es un trabajo intenso para las piernas y un estiramiento profundo del costado.',
    array[
      'Fortalece los muslos y los tobillos',
      'Estira el costado del cuerpo y la ingle',
      'Desarrolla la resistencia'
    ],
    array[
      'Mantén la rodilla de delante encima del tobillo; dóblala menos si te duele',
      'Pon la mano de arriba en la cadera si te molesta un hombro o tienes presión arterial alta',
      'Mantén el cuello en línea con la columna y mira al frente si girarlo te resulta incómodo'
    ],
    'Separa los pies, gira el derecho hacia fuera y dobla esa rodilla. Apoya el antebrazo en ese muslo y estira el brazo izquierdo sobre la oreja.',
    'Respira a lo largo de todo el costado, del pie a la mano.',
    'Empuja con los pies y sube despacio.',
    'c31cac1ae2fa704b8bce288d4ab95cd0', '77c7577b269594630ba0005e80f6f846'
  ),
  (
    'pyramid', 'Pirámide',
    array['Postura de la pirámide', 'Estiramiento lateral intenso', 'Estiramiento intenso del costado', 'Parsvottanasana'],
    'Con un pie a un paso corto por detrás del otro, inclínate con la espalda larga sobre la pierna de delante. Las manos descansan en bloques, en la espinilla o detrás de la espalda. La parte posterior de la pierna de delante se estira con intensidad, así que muévete despacio y no dejes de respirar.',
    array[
      'Estira los isquiotibiales y las pantorrillas',
      'Entrena el equilibrio sobre una base estrecha',
      'Aquieta la mente'
    ],
    array[
      'Dobla un poco la rodilla de delante; el estiramiento debe sentirse en el centro del músculo, no detrás de la rodilla',
      'Usa bloques o una silla e inclínate solo hasta la mitad si te molesta la zona lumbar o tienes presión arterial alta o glaucoma',
      'Separa más los pies hacia los lados si te tambaleas; durante el embarazo, quédate con el tronco erguido o sujétate a una silla'
    ],
    'Da un paso corto atrás con el pie izquierdo e inclínate sobre la pierna derecha. Apoya las manos en bloques, en el suelo o en la espinilla.',
    'Alárgate al inhalar y suelta al exhalar.',
    'Dobla la rodilla de delante y sube con la espalda larga.',
    'f5fcfc9bb263fcb8a3298e0a7f5d31d2', '9a61e07ff584aef662580bf74911d1a4'
  ),
  (
    'wide-legged-forward-fold', 'Pinza de pie con piernas abiertas',
    array['Pinza con piernas abiertas', 'Pinza de pie con piernas separadas', 'Flexión de pie con piernas abiertas', 'Flexión con piernas separadas'],
    'De pie, con las piernas muy separadas y los pies paralelos, inclínate hacia adelante desde la cadera. Apoya las manos bajo los hombros, en el suelo o en bloques. La cara interna de las piernas se alarga mientras la espalda y el cuello se sueltan.',
    array[
      'Estira la cara interna de los muslos y los isquiotibiales',
      'Libera el cuello y los hombros',
      'Tiene un efecto calmante'
    ],
    array[
      'Mantén las rodillas sin bloquear y acerca más los pies entre sí si notas tirantez en la cara interna de las rodillas',
      'Mantén la espalda larga y las manos en una silla si tienes problemas lumbares',
      'Si tienes presión arterial alta, glaucoma o mareos, no dejes que la cabeza cuelgue por debajo del corazón'
    ],
    'De pie, separa mucho los pies, paralelos, e inclínate hacia adelante desde la cadera. Apoya las manos en el suelo o en bloques.',
    'Deja colgar la cabeza y que la respiración se haga lenta.',
    'Lleva las manos a la cadera y sube despacio.',
    '1a87eabf26364b2d76b8555c6f386134', '53c4a88272efc071eadc2a306c6a2f02'
  ),
  (
    'eagle', 'Águila',
    array['Postura del águila', 'Garudasan'],
    'Cruza un muslo sobre el otro, dobla la rodilla de apoyo y entrelaza los brazos delante del pecho. Todo se recoge hacia el centro mientras los omóplatos se separan. Deshacer la postura es como quitarse un abrigo apretado.',
    array[
      'Estira los hombros y la parte alta de la espalda',
      'Entrena el equilibrio y la concentración',
      'Fortalece los tobillos y las piernas'
    ],
    array[
      'Mantén en el suelo los dedos del pie cruzado si no confías en tu rodilla o en tu equilibrio',
      'Si tienes una lesión de rodilla o de cadera o una prótesis de cadera, no cruces las piernas',
      'Date un abrazo en lugar de entrelazar los brazos si te duele un hombro'
    ],
    'De pie sobre la pierna derecha, dobla la rodilla y cruza el muslo izquierdo por encima. Entrelaza los antebrazos delante del pecho.',
    'Respira hacia el espacio entre los omóplatos.',
    'Suelta brazos y piernas despacio y apóyate en los dos pies.',
    '952fa9725fc3f6ee583bbce9daf9f661', 'df18c809e5528eedeabaf49e88ec72f9'
  ),
  (
    'half-moon', 'Media luna',
    array['Postura de la media luna', 'Ardha Candrasana'],
    'Mantén el equilibrio sobre una pierna y una mano mientras la otra pierna sube a la altura de la cadera y el pecho se abre hacia el lado. Un bloque bajo la mano te da el espacio que necesitas. Se siente amplia y ligera, como una media luna posada en el horizonte.',
    array[
      'Fortalece las caderas, las piernas y los tobillos',
      'Entrena el equilibrio y la coordinación',
      'Abre las caderas y el pecho'
    ],
    array[
      'Usa un bloque, y ponte de espaldas a una pared mientras aprendes o durante el embarazo',
      'Mantén la rodilla de apoyo sin bloquear y apuntando hacia donde apuntan los dedos del pie',
      'Mira hacia abajo o al frente si tienes problemas de cuello, mareos o presión arterial baja'
    ],
    'De pie sobre la pierna derecha, apoya la mano derecha en un bloque y sube la pierna izquierda. Abre el pecho y alarga el brazo izquierdo arriba.',
    'Alárgate por el talón elevado y sigue respirando.',
    'Dobla la rodilla de apoyo y baja la pierna despacio.',
    '59ff7ab527284a2a18ad7c624a03a937', 'daf5a7d8946d8b99ddfc681130fb3f3c'
  ),
  (
    'extended-hand-to-big-toe', 'Postura de la mano al dedo gordo del pie',
    array['Postura extendida de la mano al dedo gordo del pie', 'Mano al dedo gordo', 'Mano al dedo gordo del pie', 'Hasta Padangusthasana', 'Padangustasana'],
    'De pie sobre una pierna y con la espalda erguida, sujeta el dedo gordo del otro pie, o una cinta pasada por ese pie, y estira la pierna hacia adelante. Mantén las caderas niveladas y el pecho elevado, aunque la rodilla se quede doblada. Es una prueba de equilibrio que se supera mejor con la respiración en calma.',
    array[
      'Estira la parte posterior de la pierna elevada',
      'Fortalece la pierna de apoyo y el tobillo',
      'Mejora el equilibrio'
    ],
    array[
      'Usa una cinta o sujeta la rodilla doblada; no tires de la pierna para estirarla',
      'Apóyate en una pared o en una silla si te falta estabilidad o estás embarazada',
      'No hagas esta postura si tienes una lesión de tobillo, de isquiotibiales o de la zona lumbar'
    ],
    'Sobre la pierna izquierda, sujeta el dedo gordo del pie derecho o una cinta y estira esa pierna al frente. Mantén la cadera nivelada y el pecho alto.',
    'Fija la mirada en un punto y respira con calma.',
    'Dobla la rodilla, suelta y baja el pie.',
    'ca4acdb8efbd852e0e2864e371eeb334', '51468e9b3df1d3e7f25d14a4d4088e8e'
  ),
  (
    'garland', 'Postura de la guirnalda',
    array['Guirnalda', 'Cuclillas', 'Postura en cuclillas', 'Sentadilla yogui', 'Sentadilla profunda', 'Upavesasana'],
    'Ponte en cuclillas con los pies un poco más separados que las caderas y girados hacia fuera, los codos por dentro de las rodillas y las palmas unidas. Deja que el coxis baje y que la coronilla suba. Con una manta doblada bajo los talones se convierte en una postura de descanso.',
    array[
      'Abre las caderas y la ingle',
      'Estira los tobillos y la zona lumbar',
      'Alivia la rigidez de pasar horas en la silla'
    ],
    array[
      'Si tienes dolor o una lesión en la rodilla, siéntate en un taburete bajo o en una pila de bloques, o no hagas esta postura',
      'Pon una manta enrollada bajo los talones si no llegan al suelo',
      'En la fase avanzada del embarazo, siéntate sobre un apoyo y consulta antes con tu matrona (partera) o tu médico',
      'Sujétate a algo firme cuando te pongas de pie'
    ],
    'Separa los pies un poco más que las caderas y ponte en cuclillas. Une las palmas, con los codos por dentro de las rodillas.',
    'Deja que el coxis baje y la coronilla suba.',
    'Apoya las manos en el suelo y ponte de pie despacio.',
    '8094fcc0ba2c5d055897cf0865ca8c62', '9c7e5df6663ada0c934d82b965dfcaf0'
  ),
  (
    'low-lunge', 'Zancada baja',
    array['Estocada baja', 'Zancada con la rodilla apoyada', 'Luna creciente', 'Postura de la luna creciente', 'Zancada', 'Lunge'],
    'Da un paso adelante con un pie entre las manos y apoya la rodilla de atrás en el suelo. Deja que la cadera baje hacia adelante mientras suben el pecho y los brazos. La parte delantera de la cadera de atrás se abre poco a poco, respiración a respiración.',
    array[
      'Estira la parte delantera de las caderas y de los muslos',
      'Abre el pecho y los hombros',
      'Entrena el equilibrio cerca del suelo'
    ],
    array[
      'Pon una manta doblada bajo la rodilla de atrás; si aun así te duele arrodillarte, mantén esa rodilla levantada',
      'Mantén la rodilla de delante encima del tobillo',
      'Recoge el vientre con suavidad en lugar de hundirte en la zona lumbar',
      'Mantén las manos en el muslo o en bloques si te falta estabilidad o tienes presión arterial alta'
    ],
    'Da un paso adelante con el pie derecho y apoya la rodilla izquierda en el suelo. Deja que la cadera baje hacia adelante y eleva los brazos.',
    'Con cada exhalación, deja que la cadera baje un poco más.',
    'Apoya las manos y junta las rodillas.',
    '50fd4b0659000110fc052a0062024921', 'b1818705ebe15b4af0490e4149b3ea31'
  ),
  (
    'plank', 'Plancha',
    array['Tabla', 'Postura de la tabla', 'Postura de la plancha', 'Plancha alta', 'Kumbhakasana', 'Plank'],
    'Mantén el cuerpo en una línea recta sobre las manos y los dedos de los pies, con los hombros encima de las muñecas. Empuja el suelo, recoge el vientre y mantén el cuello largo. Es un trabajo sin trucos: breve, constante y que da calor.',
    array[
      'Fortalece el abdomen, los brazos y los hombros',
      'Favorece una postura erguida',
      'Desarrolla la resistencia'
    ],
    array[
      'Apoya las rodillas en el suelo si la zona lumbar se hunde o te duele',
      'Si te molestan las muñecas, apóyate en los antebrazos o en los puños',
      'Durante el embarazo, después de un parto o si tienes una hernia, haz la postura en la pared o con las rodillas apoyadas y consulta antes con un profesional de la salud',
      'No dejes de respirar; retener la respiración sube la presión arterial'
    ],
    'Desde cuatro apoyos, lleva los pies atrás hasta quedar en una línea recta. Empuja el suelo y recoge el vientre.',
    'Sigue respirando y mantén el cuello largo.',
    'Apoya las rodillas y siéntate sobre los talones.',
    '787e397ef34341f9e4f8fd58ba731294', 'a1196845d7b17899d18b20b5a5a0dae6'
  ),
  (
    'side-plank', 'Plancha lateral',
    array['Tabla lateral', 'Postura de la plancha lateral', 'Postura del sabio Vasistha', 'Vasistasana'],
    'Desde la plancha, gira sobre una mano y el borde externo de un pie y coloca una cadera encima de la otra. El otro brazo se eleva y el cuerpo sigue largo, como una tabla puesta de canto. Se siente audaz y estable a la vez.',
    array[
      'Fortalece los costados del abdomen, los hombros y las muñecas',
      'Entrena el equilibrio',
      'Aumenta la confianza en tu propia fuerza'
    ],
    array[
      'Baja al suelo la rodilla de abajo para tener más apoyo',
      'Si tienes problemas de muñeca, haz la postura sobre el antebrazo; si tienes una lesión de hombro, no la hagas',
      'No dejes que se hunda la cadera ni dejes caer el cuello'
    ],
    'Desde la plancha, gira sobre la mano derecha y el borde externo del pie derecho. Pon una cadera sobre la otra y sube el brazo izquierdo.',
    'Eleva la cadera y sigue respirando.',
    'Apoya las rodillas, siéntate atrás y descansa.',
    'e716cd45749d7cb6cafa8f1e946396cf', '81b1bea1db1e609ae39ea085e8f8220f'
  ),
  (
    'four-limbed-staff', 'Chaturanga',
    array['Plancha baja', 'Bastón de cuatro apoyos', 'Postura del bastón de cuatro apoyos', 'Flexión de brazos', 'Flexión yóguica'],
    'Desde la plancha, dobla los codos cerca de las costillas y baja el cuerpo en una sola pieza hasta que la parte alta de los brazos quede paralela al suelo. Mantén las piernas fuertes y la mirada un poco hacia adelante. Dura solo unas pocas respiraciones y pide toda tu atención.',
    array[
      'Fortalece los brazos, los hombros y las muñecas',
      'Da firmeza al abdomen y a las piernas',
      'Prepara para los equilibrios sobre los brazos'
    ],
    array[
      'No dejes que los hombros bajen por debajo de los codos',
      'Apoya primero las rodillas mientras ganas fuerza, y también si te molesta la zona lumbar',
      'No hagas esta postura si tienes problemas de muñeca, codo u hombro, ni durante el embarazo'
    ],
    'Desde la plancha, dobla los codos cerca de las costillas y baja en una sola pieza. Detente con los hombros a la altura de los codos.',
    'Mantén las piernas fuertes y no dejes de respirar.',
    'Baja hasta el suelo y descansa.',
    'fe0b5491818ff4845dcd3055d3fb2dd7', 'e8f091bcf32d25452ab9db4087f835c2'
  ),
  (
    'boat', 'Postura del barco',
    array['Barco', 'Barca', 'Postura de la barca', 'Barco completo', 'Naukasana', 'Nauka'],
    'Siéntate, inclínate hacia atrás con la columna larga y levanta los pies hasta que floten las espinillas o las piernas enteras. Busca el equilibrio entre los isquiones y el coxis y alarga los brazos hacia adelante. El abdomen trabaja, el pecho sigue abierto y la respiración no se detiene.',
    array[
      'Fortalece el abdomen, las caderas y la espalda',
      'Entrena el equilibrio',
      'Ayuda a sentarse con fuerza y con la espalda erguida'
    ],
    array[
      'Mantén las rodillas dobladas o sujétate por detrás de los muslos para que la zona lumbar no se redondee',
      'Mira al frente y no hacia arriba, y descansa si se te tensa el cuello',
      'No hagas esta postura si estás embarazada o tienes una hernia, ni tras una operación abdominal reciente'
    ],
    'Siéntate, inclínate hacia atrás con la columna larga y levanta los pies. Alarga los brazos al frente, con las rodillas dobladas o estiradas.',
    'Mantén el pecho abierto y no dejes de respirar.',
    'Baja los pies y siéntate con la espalda erguida.',
    '583e8be6c393c90e3481e43091845d31', '91f09c2a18084e05e91bd251890879c2'
  ),
  (
    'crow', 'Cuervo',
    array['Postura del cuervo', 'Grulla', 'Postura de la grulla', 'Kakasana'],
    'En cuclillas, pon las manos en el suelo y apoya las rodillas bien arriba sobre los brazos. Inclínate hacia adelante, mira al frente y deja que primero un pie y después el otro se vuelvan ligeros. El momento en que flotas es silencioso y, para tu sorpresa, tiene mucho de juego.',
    array[
      'Fortalece las muñecas, los brazos y el abdomen',
      'Entrena el equilibrio y el valor',
      'Agudiza la concentración'
    ],
    array[
      'Calienta las muñecas, y no hagas esta postura si tienes síndrome del túnel carpiano u otros problemas de muñeca',
      'Pon un cojín en el suelo delante de la cabeza por si te caes hacia adelante',
      'No hagas esta postura durante el embarazo ni si tienes una lesión de hombro o de cuello',
      'No dejes de mirar hacia adelante; si miras hacia atrás, a los pies, te caerás hacia adelante'
    ],
    'En cuclillas, manos en el suelo y rodillas bien arriba sobre los brazos, inclínate hacia adelante. Mira al frente y levanta un pie y luego el otro.',
    'Sigue mirando al frente y respira con calma.',
    'Baja los pies uno a uno y siéntate.',
    'a0996d0a0e59fbf17aeeacf28d3f1af7', 'd493c5ef0907e6328a6e4816ac3bf786'
  ),
  (
    'cat-cow', 'Gato-vaca',
    array['Gato y vaca', 'Postura del gato', 'Postura de la vaca', 'Estiramiento del gato', 'Gato', 'Marjariasana', 'Bidalasana', 'Chakravakasana'],
    'En cuatro apoyos, eleva el pecho y el coxis al inhalar y redondea toda la espalda al exhalar. Deja que el movimiento recorra despacio cada parte de la columna. Es como engrasar una bisagra y sienta bien a cualquier hora del día.',
    array[
      'Mantiene la columna flexible',
      'Suelta el cuello y los hombros',
      'Une movimiento y respiración'
    ],
    array[
      'Pon una manta bajo las rodillas; si aun así te duele arrodillarte, practica en una silla',
      'Apóyate en los puños o en los antebrazos si te molestan las muñecas',
      'Mantén el cuello en línea con la columna después de una lesión de cuello',
      'Durante el embarazo, evita que el vientre cuelgue; vuelve solo hasta tener la espalda recta'
    ],
    'Ponte en cuatro apoyos, las manos bajo los hombros y las rodillas bajo las caderas. Deja que la respiración guíe cada movimiento.',
    'Deja que el movimiento recorra toda la espalda.',
    'Vuelve a la espalda recta y siéntate sobre los talones.',
    '3436999f279b7223e0cbb923caf73a5e', '0219dcbf83580e94bb5705ad9f4d3912'
  ),
  (
    'cobra', 'Cobra',
    array['Postura de la cobra', 'Postura de la serpiente', 'Bhujangasan'],
    'Boca abajo, con las manos bajo los hombros, eleva el pecho con la espalda más que con los brazos. Mantén los codos doblados y los hombros lejos de las orejas. La parte delantera del cuerpo se abre como una ola lenta.',
    array[
      'Fortalece los músculos de la espalda',
      'Abre el pecho y la parte delantera de los hombros',
      'Compensa la postura encorvada'
    ],
    array[
      'Sube solo hasta donde la zona lumbar siga cómoda',
      'Mira al frente, no hacia arriba, si te molesta el cuello',
      'No hagas esta postura durante el embarazo ni tras una operación abdominal reciente',
      'Si tienes problemas de muñeca, elige la esfinge en lugar de la cobra'
    ],
    'Acuéstate boca abajo, manos bajo los hombros, y eleva el pecho. Mantén los codos doblados y los hombros bajos.',
    'Respira hacia el pecho y mantén el cuello largo.',
    'Baja el pecho despacio y deja descansar la cabeza.',
    'd1eb2c4e9b6abf169333ea19cc2e5564', '33f2be80e22fc5f528eab9ff77312d3c'
  ),
  (
    'sphinx', 'Esfinge',
    array['Postura de la esfinge'],
    'Boca abajo, apóyate en los antebrazos, con los codos bajo los hombros. Deja las piernas largas y lleva el pecho con suavidad hacia adelante. Es una extensión ligera en la que puedes quedarte, respirar y descansar.',
    array[
      'Abre el pecho con suavidad',
      'Fortalece la zona lumbar con poco esfuerzo',
      'Invita a respirar de forma lenta y profunda'
    ],
    array[
      'Adelanta más los codos si notas compresión en la zona lumbar',
      'Para más comodidad, pon una manta doblada bajo la cadera o los codos',
      'No hagas esta postura durante el embarazo'
    ],
    'Acuéstate boca abajo y apóyate en los antebrazos, con los codos bajo los hombros. Lleva el pecho hacia adelante y deja las piernas largas.',
    'Respira despacio y siente el vientre en el suelo.',
    'Baja el pecho despacio y deja descansar la cabeza.',
    'f83a1fd2042c33685c129f067ebd1bf4', '9da04ca08693019619704c88f079e133'
  ),
  (
    'upward-facing-dog', 'Perro boca arriba',
    array['Postura del perro boca arriba', 'Perro mirando hacia arriba', 'Perro hacia arriba', 'Upward dog', 'Up dog', 'Urdhva Mukha Shwanasana'],
    'Presiona el suelo con las manos y los empeines y eleva el pecho, la cadera y las rodillas. Los brazos están estirados y los hombros siguen bajos. Toda la parte delantera del cuerpo se estira mientras las piernas protegen la zona lumbar.',
    array[
      'Fortalece los brazos, las muñecas y la espalda',
      'Estira el pecho, el vientre y la parte delantera de la cadera',
      'Da sensación de vitalidad'
    ],
    array[
      'Elige la cobra o la esfinge si te duelen la zona lumbar o las muñecas',
      'No eches la cabeza hacia atrás; mantén el cuello largo',
      'No hagas esta postura si estás embarazada o tienes síndrome del túnel carpiano, ni tras una lesión reciente de espalda'
    ],
    'Acuéstate boca abajo, manos junto a las costillas, y empuja hasta estirar los brazos. Eleva la cadera y las rodillas, con los hombros bajos.',
    'Mantén las piernas fuertes y la respiración constante.',
    'Baja despacio la cadera y el pecho hasta el suelo.',
    '7afe0b7087077159ad784ab3c30713c1', '43b1dba827025db209902078832a8f77'
  ),
  (
    'locust', 'Postura de la langosta',
    array['Langosta', 'Saltamontes', 'Postura del saltamontes', 'Salabhasan'],
    'Boca abajo, eleva a la vez la cabeza, el pecho, los brazos y las piernas. Alárgate hacia atrás por los dedos de los pies y hacia adelante por la coronilla, más a lo largo que a lo alto. La espalda trabaja por igual desde el cuello hasta los talones.',
    array[
      'Fortalece toda la parte posterior del cuerpo',
      'Favorece una postura erguida',
      'Prepara para extensiones más profundas'
    ],
    array[
      'Eleva solo el pecho o solo las piernas si te duele la zona lumbar; si tienes presión arterial alta, eleva las piernas de una en una y no dejes de respirar',
      'Mira al suelo para que el cuello siga largo',
      'Pon una manta doblada bajo la cadera',
      'No hagas esta postura durante el embarazo ni tras una operación abdominal reciente'
    ],
    'Acuéstate boca abajo, brazos a los lados, y eleva cabeza, pecho y piernas. Mira al suelo y alárgate hacia atrás por los dedos de los pies.',
    'Con cada respiración, crece a lo largo y no a lo alto.',
    'Baja despacio y apoya la cabeza en las manos.',
    'e98c73254c7a13061a2bfa5d4993726b', 'f5f8fe5ed37a7424058b4bf1fef3080f'
  ),
  (
    'bow', 'Arco',
    array['Postura del arco', 'Dhanurasan'],
    'Boca abajo, dobla las rodillas y sujeta los tobillos. Empuja los pies hacia atrás contra las manos para que el pecho y los muslos se eleven solos. El cuerpo se convierte en un arco que se mece suavemente con cada respiración.',
    array[
      'Estira el pecho, los hombros y los muslos',
      'Fortalece la espalda',
      'Resulta refrescante tras un día entero en la silla'
    ],
    array[
      'Sujeta los pies de uno en uno, o usa una cinta, si tienes poca flexibilidad en los hombros o las rodillas',
      'No separes las rodillas más que las caderas y detente ante cualquier dolor en la zona lumbar o en las rodillas',
      'No hagas esta postura si estás embarazada o tienes una hernia o presión arterial alta, ni tras una operación abdominal reciente'
    ],
    'Acuéstate boca abajo, dobla las rodillas y sujeta los tobillos. Empuja los pies contra las manos y deja que se eleve el pecho.',
    'Deja que la respiración te meza suavemente.',
    'Baja despacio, suelta y descansa boca abajo.',
    '788a5b82e011cdcd1781bd6edd718962', '0a8d76f2e9ee38068837949ac9241d65'
  ),
  (
    'bridge', 'Puente',
    array['Postura del puente', 'Medio puente', 'Setubandhasana', 'Setu Bandhasana'],
    'Boca arriba, con las rodillas dobladas y los pies bajo ellas, despega la cadera del suelo, vértebra a vértebra. Presiona con los pies y con la parte alta de los brazos y deja que el esternón se acerque al mentón. Con un bloque bajo la pelvis se convierte en una postura de descanso.',
    array[
      'Fortalece los isquiotibiales y las caderas',
      'Abre el pecho y la parte delantera de la cadera',
      'Puede calmar y levantar el ánimo'
    ],
    array[
      'Nunca gires la cabeza mientras la cadera está elevada',
      'Mantén las rodillas paralelas y encima de los tobillos',
      'Si tienes una lesión de cuello, sube solo un poco o no hagas esta postura',
      'En la fase avanzada del embarazo, o si estar boca arriba te resulta incómodo, elige otra postura'
    ],
    'Acuéstate boca arriba, dobla las rodillas y eleva la cadera. Presiona el suelo con los pies y con la parte alta de los brazos.',
    'Respira hacia el pecho y no muevas la cabeza.',
    'Baja despacio, vértebra a vértebra, la cadera al final.',
    'c609d5022f7a1701db43a1d9a6b8d985', 'eb56ca9f9a9ee53819fe482bcdac2489'
  ),
  (
    'camel', 'Postura del camello',
    array['Camello', 'Ustrasan', 'Ushtrasan'],
    'De rodillas, con la cadera encima de las rodillas, pon las manos en la zona lumbar y lleva el pecho hacia arriba y hacia atrás. Solo si sigue siendo fácil, busca los talones con las manos. Se abre toda la parte delantera del cuerpo; después, descansa un momento en calma.',
    array[
      'Estira el pecho, el vientre y los muslos',
      'Compensa los hombros encorvados',
      'Favorece la respiración profunda'
    ],
    array[
      'Mantén las manos en la zona lumbar y mira al frente si tienes sensible la espalda o el cuello',
      'Arrodíllate sobre una manta doblada, y no hagas esta postura si te duelen las rodillas',
      'No hagas esta postura si tienes presión arterial alta o baja, migraña, glaucoma o una lesión reciente de espalda; durante el embarazo, mantén las manos en la zona lumbar o no la hagas',
      'Sube despacio, primero el pecho y al final la cabeza'
    ],
    'De rodillas, con las manos en la zona lumbar, lleva el pecho hacia arriba y atrás. Busca los talones solo si sigue siendo fácil.',
    'Sigue elevando el pecho y respira con fluidez.',
    'Sube despacio, primero el pecho y al final la cabeza.',
    '6b2ad6bfc7336b186589454029f482a2', '60818718ecd2db4b24a63bfc4c54626e'
  ),
  (
    'fish', 'Postura del pez',
    array['Pez', 'Matsyasan'],
    'Boca arriba, presiona el suelo con los antebrazos y eleva el pecho hasta que la coronilla roce el suelo o quede en el aire. El peso está en los codos, no en la cabeza. La garganta y el pecho se abren y la respiración se ensancha.',
    array[
      'Abre el pecho y la garganta',
      'Estira los músculos entre las costillas',
      'Equilibra la postura después de las flexiones hacia adelante'
    ],
    array[
      'Sostén el peso con los antebrazos y casi nada con la cabeza',
      'Si tienes problemas de cuello, en lugar de esta postura acuéstate sobre una manta enrollada, con la cabeza apoyada',
      'No hagas esta postura si tienes presión arterial alta o baja, migraña o una lesión reciente de espalda, ni a partir de la mitad del embarazo'
    ],
    'Acuéstate boca arriba, presiona con los antebrazos y eleva el pecho. Deja que la coronilla roce el suelo o quede en el aire.',
    'Mantén el peso en los codos y respira con amplitud.',
    'Levanta la cabeza, recoge el mentón y baja despacio.',
    '7221790862d801b955cd8d55d5cf943e', 'bb8087f6b60729dcedf4dfe6f4966e69'
  ),
  (
    'wheel', 'Rueda',
    array['Postura de la rueda', 'Rueda completa', 'Arco hacia arriba', 'Arco invertido', 'Puente completo', 'Chakrasana'],
    'Boca arriba, pon las manos junto a las orejas y los pies bajo las rodillas, y empuja todo el cuerpo hacia arriba hasta formar un arco. Reparte el esfuerzo entre las piernas, los brazos y la parte alta de la espalda. Es exigente y te deja con la mente clara y muy despierta.',
    array[
      'Fortalece los brazos, las piernas y la espalda',
      'Abre el pecho, los hombros y las caderas',
      'Da energía'
    ],
    array[
      'Calienta antes con extensiones más fáciles y baja antes de cansarte',
      'No hagas esta postura si tienes problemas de muñeca, hombro, cuello o zona lumbar',
      'No hagas esta postura si tienes una afección cardíaca, presión arterial alta o glaucoma, ni durante el embarazo',
      'Mantén paralelos las rodillas y los pies; recoge el mentón antes de bajar la cabeza'
    ],
    'Boca arriba, con las rodillas dobladas y las manos junto a las orejas, empuja hasta formar un arco. Mantén paralelos las rodillas y los pies.',
    'Empuja por igual con manos y pies y sigue respirando.',
    'Recoge el mentón y baja despacio hasta apoyar la espalda.',
    '432b15bee1b5a8511369b9bef71583a4', '9705d7bbf58b3edc60f97abef2dcd6c8'
  ),
  (
    'lord-of-the-dance', 'Postura del bailarín',
    array['Bailarín', 'Bailarina', 'Señor de la danza', 'Rey de la danza', 'Shiva danzante', 'Natrajasana'],
    'De pie sobre una pierna, sujeta el otro pie por detrás y empújalo hacia atrás y hacia arriba mientras el pecho se eleva. El brazo libre se alarga hacia adelante para equilibrar la figura. Es una danza en quietud, a ratos fuerte y a ratos grácil.',
    array[
      'Entrena el equilibrio y la concentración',
      'Estira los hombros, el pecho y el muslo',
      'Fortalece la pierna de apoyo'
    ],
    array[
      'Apóyate en una pared o en una silla y pasa una cinta alrededor del pie',
      'Mantén la rodilla de la pierna elevada en línea con la cadera; detente ante cualquier dolor en la rodilla o en la zona lumbar',
      'No hagas esta postura si tienes presión arterial baja, mareos o un tobillo lesionado; durante el embarazo, usa una pared'
    ],
    'De pie sobre la pierna izquierda, sujeta el pie derecho por detrás. Empújalo hacia atrás y arriba y alarga el brazo izquierdo al frente.',
    'Fija la mirada en un punto y respira a un ritmo constante.',
    'Suelta despacio y apóyate en los dos pies.',
    'a77c74fcd14ccdda2f2b42e376a2bcd7', '3ade60b16cc021887243589c2695c1de'
  ),
  (
    'easy-pose', 'Postura fácil',
    array['Postura cómoda', 'Postura sencilla', 'Postura con las piernas cruzadas', 'Piernas cruzadas', 'Sukhasan'],
    'Siéntate con las piernas cruzadas, cada pie bajo la rodilla contraria y la cadera elevada sobre un cojín. Deja que las manos descansen y que la columna suba sin esfuerzo. Es un asiento para respirar, escuchar y no hacer nada durante un rato.',
    array[
      'Calma la mente',
      'Favorece una espalda erguida',
      'Abre las caderas con suavidad'
    ],
    array[
      'Siéntate lo bastante alto para que las rodillas queden más bajas que la cadera',
      'Apoya las rodillas en mantas, o siéntate en una silla, si te duelen las rodillas o la cadera',
      'Cambia el cruce de las piernas a mitad del tiempo'
    ],
    'Siéntate en un cojín con las piernas cruzadas y deja las manos en las rodillas. Deja que la columna suba y los hombros bajen.',
    'Sigue el aire cuando entra y cuando sale.',
    'Estira las piernas y sacúdelas con suavidad.',
    'c63a155f03497af847b1d2e2d8cd135d', '3789851a54c43da4960fc9fbb1b6d930'
  ),
  (
    'staff', 'Postura del bastón',
    array['Bastón', 'Postura del palo', 'Dandasan'],
    'Siéntate con las piernas estiradas hacia adelante y los pies flexionados, las manos junto a la cadera. Presiona los muslos hacia abajo y eleva el pecho como si la espalda fuera un bastón. Parece fácil y es un trabajo callado y minucioso.',
    array[
      'Fortalece la espalda y los muslos',
      'Enseña a sentarse con la espalda erguida',
      'Alarga los isquiotibiales'
    ],
    array[
      'Siéntate sobre una manta doblada o dobla las rodillas si se te redondea la zona lumbar',
      'Apoya la espalda en una pared si se te cansa',
      'Levanta las manos o gíralas hacia fuera si te duelen las muñecas'
    ],
    'Siéntate con las piernas estiradas al frente y las manos junto a la cadera. Presiona los muslos contra el suelo y eleva el pecho.',
    'Crece un poco más cada vez que inhalas.',
    'Dobla las rodillas y deja que las piernas se relajen.',
    'a6a71150a1af53f61e75aee15860ae38', 'ea31b53457e75dbf29455b3ab1654071'
  ),
  (
    'thunderbolt', 'Postura del rayo',
    array['Rayo', 'Diamante', 'Postura del diamante', 'Postura de rodillas', 'Vajrasan'],
    'Arrodíllate y siéntate sobre los talones, con las rodillas juntas y las manos en los muslos. La espalda está erguida y el vientre, suelto. A muchas personas les gusta sentarse así unos minutos, en silencio, después de comer.',
    array[
      'Da un asiento estable para la respiración y la meditación',
      'Estira los tobillos y la parte delantera de los muslos',
      'Da sensación de descanso después de comer'
    ],
    array[
      'Pon un cojín entre los talones y la cadera, o no hagas esta postura, si te duelen las rodillas',
      'Pon una manta enrollada bajo los tobillos si los tienes rígidos',
      'Deshaz la postura enseguida si se te duermen los pies',
      'Tras una operación de rodilla o de tobillo, consulta antes con tu médico'
    ],
    'Arrodíllate y siéntate sobre los talones, con las manos en los muslos. Mantén la espalda erguida y deja el vientre suelto.',
    'Deja que la respiración baje hasta el vientre.',
    'Inclínate, levántate de los talones y estira las piernas.',
    '8c62cc285e8885a2cb6432ba3a0a46bb', '65c8fbe27e0a72c1b4511dad4cb90d7a'
  ),
  (
    'lotus', 'Loto',
    array['Postura del loto', 'Flor de loto', 'Loto completo', 'Padmasan', 'Kamalasana'],
    'Siéntate con cada pie apoyado en el muslo contrario, cerca de la cadera, con las plantas hacia arriba. El giro nace en las caderas y nunca en las rodillas. Quien tiene las caderas preparadas encuentra un asiento firme y tranquilo; a los demás, la postura fácil les da la misma calma.',
    array[
      'Da un asiento muy estable',
      'Conserva la movilidad de las caderas ya abiertas',
      'Favorece la concentración serena'
    ],
    array[
      'Nunca tires del pie para colocarlo; ante cualquier dolor en la rodilla o en el tobillo, detente',
      'No hagas esta postura si tienes una lesión de rodilla, cadera o tobillo, ni tras una operación en alguno de ellos',
      'Practica con un solo pie sobre el muslo, o en la postura fácil, hasta que las caderas se abran por sí solas',
      'Descruza las piernas despacio, con las manos'
    ],
    'Siéntate y lleva cada pie al muslo contrario, solo hasta donde llegue con facilidad. Deja las manos en las rodillas y la espalda larga.',
    'Quédate en silencio y sigue tu respiración.',
    'Descruza las piernas despacio, con las manos.',
    '1ea498835a89caf49ac3b235351afa84', '6b65c997161e8f8ddfdb1a6b4550bf5d'
  ),
  (
    'bound-angle', 'Mariposa',
    array['Postura de la mariposa', 'Ángulo atado', 'Postura del ángulo atado', 'Zapatero', 'Postura del zapatero', 'Bhadrasana'],
    'Siéntate con las plantas de los pies juntas y deja caer las rodillas hacia los lados, como las tapas de un libro. Sujeta los pies y crece hacia arriba, o inclínate un poco hacia adelante. La cara interna de los muslos se suelta poco a poco; no hay nada que empujar.',
    array[
      'Abre las caderas y la cara interna de los muslos',
      'Ayuda a sentarse con la espalda erguida',
      'Tiene un efecto calmante'
    ],
    array[
      'No presiones las rodillas ni hagas rebotes con ellas; apóyalas en mantas si te duelen o si te duele la ingle',
      'Siéntate sobre un cojín si se te redondea la zona lumbar',
      'Si tienes problemas de rodilla, aleja más los pies de la pelvis'
    ],
    'Siéntate, junta las plantas de los pies y deja caer las rodillas a los lados. Sujeta los pies y crece hacia arriba.',
    'Al exhalar, suelta la cara interna de los muslos.',
    'Sube las rodillas con las manos y estira las piernas.',
    '25b96c7a775d8cb7d558bb11379c389b', 'ba43a1a288d78aef160155f656f18d20'
  ),
  (
    'seated-forward-fold', 'Pinza sentada',
    array['Pinza', 'Postura de la pinza', 'Flexión hacia adelante sentada', 'Flexión sentada', 'Paschimotanasana', 'Paschimottanasan'],
    'Siéntate con las piernas estiradas e inclínate sobre ellas desde la cadera. Sujeta los pies, las espinillas o una cinta y deja que la espalda se alargue antes de redondearse. Con el tiempo, la pinza se convierte en un lugar de quietud.',
    array[
      'Estira los isquiotibiales y la espalda',
      'Calma la mente',
      'Invita a respirar despacio'
    ],
    array[
      'Dobla las rodillas y siéntate sobre una manta doblada para proteger la zona lumbar',
      'No hagas esta postura si tienes una hernia discal o ciática, y mantén la espalda larga si tienes osteoporosis',
      'Durante el embarazo, mantén las piernas separadas para no presionar el vientre'
    ],
    'Siéntate con las piernas estiradas e inclínate hacia adelante desde la cadera. Sujeta los pies, las espinillas o una cinta.',
    'Alárgate al inhalar y suelta al exhalar.',
    'Retrocede con las manos y sube despacio.',
    'd220b5c25edd601e42dff88fd512569e', '823696b87c86da2b2042b04b3b019183'
  ),
  (
    'head-to-knee', 'Postura de la cabeza a la rodilla',
    array['Cabeza a la rodilla', 'Cabeza a rodilla', 'Media pinza', 'Janu Sirsasana', 'Janushirsasana'],
    'Siéntate con una pierna estirada y el otro pie contra la cara interna del muslo, e inclínate sobre la pierna estirada. Deja que guíe el esternón y no la cabeza. Primero un lado y después el otro, la espalda y la pierna se van soltando.',
    array[
      'Estira los isquiotibiales y la ingle',
      'Alarga la espalda',
      'Tiene un efecto calmante'
    ],
    array[
      'Apoya la rodilla doblada en una manta, y acerca menos el pie si te duele la rodilla',
      'Si tienes tensos los isquiotibiales, dobla la pierna estirada o usa una cinta',
      'Si tienes problemas lumbares, siéntate en alto y mantén el tronco medio erguido; durante el embarazo, deja espacio para el vientre'
    ],
    'Siéntate, dobla la rodilla derecha e inclínate sobre la pierna izquierda estirada. Apoya el pie derecho en el muslo, por dentro, y guía con el pecho.',
    'Con cada exhalación, deja que la espalda se suelte.',
    'Sube despacio y estira las dos piernas.',
    'bf3b3dc6d314973507965e6feab48a66', '1dad24368f7f9f6d2b12a2f92064d38d'
  ),
  (
    'cow-face', 'Postura de la cara de vaca',
    array['Cara de vaca', 'Rostro de vaca', 'Gomukhasan'],
    'Coloca una rodilla encima de la otra y lleva un brazo por arriba y el otro por abajo hasta unir las manos detrás de la espalda. Una cinta entre las manos salva la distancia. Las caderas y los hombros se abren al mismo tiempo, así que ve despacio.',
    array[
      'Estira los hombros, el pecho y la parte alta de los brazos',
      'Abre la parte externa de las caderas',
      'Hace notar las diferencias entre el lado izquierdo y el derecho'
    ],
    array[
      'Siéntate sobre un cojín, o simplemente con las piernas cruzadas, si te duelen las rodillas o la cadera',
      'Usa una cinta y detente ante cualquier dolor agudo en el hombro o cualquier adormecimiento del brazo',
      'Si tienes una lesión de hombro, no hagas la parte de los brazos; si tienes una lesión de rodilla, no hagas la de las piernas'
    ],
    'Siéntate con la rodilla derecha bajo la izquierda, pies a los lados. Brazo izquierdo por arriba, derecho por abajo, une las manos o usa una cinta.',
    'Respira hacia el pecho y suelta las caderas.',
    'Suelta las manos y descruza las piernas.',
    '469eb3fd684e26d4726ec69ac25b729f', '96d11d480c57e0ec084e6f522e1e80aa'
  ),
  (
    'half-lord-of-the-fishes', 'Medio señor de los peces',
    array['Postura del medio señor de los peces', 'Señor de los peces', 'Media torsión', 'Media torsión de columna', 'Torsión sentada', 'Matsyendrasana'],
    'Siéntate con una rodilla doblada en el suelo y el otro pie por fuera de ella, y gira hacia la rodilla elevada. Crece al inhalar y gira un poco más al exhalar. Después, la columna se siente como un paño recién escurrido, fresca.',
    array[
      'Mantiene la movilidad de la columna en los giros',
      'Estira las caderas y los hombros',
      'Refresca después de pasar horas en la silla'
    ],
    array[
      'Gira desde la parte alta de la espalda y nunca tires con los brazos para girar más',
      'Mantén estirada la pierna de abajo si te duele la rodilla',
      'No hagas esta postura si tienes una hernia discal o una lesión reciente de espalda, ni tras una operación abdominal reciente; si tienes osteoporosis, gira solo con suavidad',
      'Durante el embarazo, gira solo el pecho, y hacia el lado contrario al de la rodilla elevada'
    ],
    'Siéntate, dobla la pierna izquierda, cruza encima el pie derecho y gira a la derecha. Abraza la rodilla con el brazo izquierdo, mano derecha atrás.',
    'Crece al inhalar y gira al exhalar.',
    'Vuelve despacio al centro y estira las piernas.',
    '303fec765f123d0f3ed3d59f1fbf928c', '66530d1382d4750ca9eec00a4863996a'
  ),
  (
    'easy-seated-twist', 'Torsión en postura fácil',
    array['Torsión fácil', 'Torsión sentada', 'Torsión con las piernas cruzadas', 'Torsión suave', 'Torsión sencilla'],
    'Siéntate con las piernas cruzadas, pon una mano en la rodilla contraria y la otra detrás de ti, y gira con suavidad. Deja que la cabeza sea lo último en girar. Es una torsión pequeña y amable que cabe en cualquier pausa del día.',
    array[
      'Suelta la espalda y los hombros',
      'Mantiene la movilidad de la columna',
      'Alivia la tensión del trabajo de escritorio'
    ],
    array[
      'Siéntate sobre un cojín o en una silla si tienes rígidas las caderas o las rodillas',
      'Gira solo hasta donde puedas seguir respirando con facilidad',
      'Si tienes problemas discales u osteoporosis, gira muy poco; durante el embarazo, gira solo los hombros'
    ],
    'Siéntate con las piernas cruzadas y gira con suavidad a la derecha. Pon la mano izquierda en la rodilla derecha y la mano derecha detrás de ti.',
    'Crece al inhalar y gira al exhalar.',
    'Exhala y vuelve al centro.',
    '49a83e8664ae8f04e292b9e2f430f83d', '1b4bb63cadb84a5e6cc807e3607203fc'
  ),
  (
    'revolved-triangle', 'Triángulo en torsión',
    array['Triángulo girado', 'Triángulo rotado', 'Triángulo invertido', 'Triángulo con torsión', 'Postura del triángulo girado', 'Parivrtta Trikonasana'],
    'Desde un triángulo con los pies algo más juntos, gira el pecho sobre la pierna de delante y lleva la mano contraria a un bloque o a la espinilla. El otro brazo se eleva. Aquí se encuentran el equilibrio, el estiramiento y la torsión, así que dale su tiempo a cada uno.',
    array[
      'Estira los isquiotibiales y la parte externa de las caderas',
      'Mantiene la movilidad de la columna en los giros',
      'Entrena el equilibrio'
    ],
    array[
      'Apoya la mano en un bloque o en una silla y mantén sin bloquear la rodilla de delante',
      'No hagas esta postura si tienes una hernia discal o una lesión reciente de espalda',
      'Durante el embarazo, o si tienes presión arterial baja o mareos, practica en su lugar el triángulo extendido',
      'Mira hacia abajo si te molesta el cuello'
    ],
    'Da un paso atrás con el pie izquierdo y gira el pecho sobre la pierna derecha. Apoya la mano izquierda en un bloque y sube el brazo derecho.',
    'Alárgate al inhalar y gira al exhalar.',
    'Mira abajo, dobla la rodilla de delante y sube despacio.',
    'd0a72f7b04718c47562a61660471081e', 'f65eec585913dc1394be28f9078899f6'
  ),
  (
    'supine-twist', 'Torsión supina',
    array['Torsión boca arriba', 'Torsión acostada', 'Torsión tumbada', 'Torsión reclinada', 'Torsión en el suelo', 'Jathara Parivartanasana'],
    'Boca arriba, recoge las rodillas y déjalas caer hacia un lado mientras los brazos descansan abiertos. Gira la cabeza hacia el otro lado si te resulta cómodo. La gravedad hace el trabajo; tú solo respiras.',
    array[
      'Libera la zona lumbar y las caderas',
      'Abre el pecho con suavidad',
      'Prepara para el descanso o el sueño'
    ],
    array[
      'Apoya la rodilla en un cojín para que no tenga que llegar al suelo',
      'No hagas esta postura, o mantén las rodillas dobladas y los dos pies en el suelo, si tienes problemas discales o sacroilíacos',
      'Si tienes una prótesis de cadera, no cruces la pierna por encima del cuerpo',
      'En la fase avanzada del embarazo, acuéstate de lado en lugar de boca arriba'
    ],
    'Acuéstate boca arriba, dobla las rodillas y déjalas caer a la derecha. Abre los brazos y deja que los hombros pesen.',
    'Deja actuar a la gravedad y solo respira.',
    'Lleva las rodillas al centro, primero una y luego la otra.',
    '3afcc76d216588d966f30500733b5c66', '212a0b639218dd324f0c41258a2c8c1c'
  ),
  (
    'childs-pose', 'Postura del niño',
    array['Niño', 'Postura de la hoja plegada', 'Balasan', 'Shashankasana'],
    'Arrodíllate, lleva la cadera hacia los talones e inclínate hasta que la frente descanse en el suelo o en un cojín. Deja los brazos hacia adelante o junto al cuerpo. Es un refugio al que volver siempre que necesites una pausa.',
    array[
      'Calma la respiración y la mente',
      'Libera la zona lumbar y los hombros',
      'Ofrece descanso entre otras posturas'
    ],
    array[
      'Pon un cojín entre los talones y la cadera, o acuéstate boca arriba con las rodillas recogidas, si te duelen las rodillas',
      'Apoya la cabeza en los puños, uno sobre otro, o en un cojín si no llega al suelo',
      'Durante el embarazo, separa mucho las rodillas para no presionar el vientre',
      'Si tienes presión arterial alta o glaucoma, mantén la cabeza elevada sobre un apoyo'
    ],
    'Arrodíllate, lleva la cadera hacia los talones e inclínate. Apoya la frente en el suelo o en un cojín, brazos al frente o junto al cuerpo.',
    'Siente cómo se ensancha la espalda cada vez que inhalas.',
    'Retrocede con las manos e incorpórate despacio.',
    'a792056e0edfb9b6cac918ad002c6df4', '59b30fe5361db29d2fb1abced32e8ea4'
  ),
  (
    'corpse', 'Postura del cadáver',
    array['Savasana', 'Cadáver', 'Relajación final', 'Relajación', 'Postura de relajación', 'Postura del muerto', 'Savasan', 'Mrtasana'],
    'Boca arriba, con las piernas separadas y las palmas hacia arriba, suelta todo esfuerzo. Siente cómo el cuerpo se vuelve pesado parte por parte, desde los pies hasta la frente. En quietud y sin dormirte, deja que la práctica se asiente.',
    array[
      'Relaja todo el cuerpo',
      'Deja que la respiración se vuelva lenta y silenciosa',
      'Da un buen cierre a la práctica'
    ],
    array[
      'Pon un cojín bajo las rodillas si notas incómoda la zona lumbar',
      'Desde la mitad del embarazo, acuéstate sobre el lado izquierdo con un cojín entre las rodillas',
      'Mantén los ojos abiertos o siéntate si quedarte inmóvil en posición acostada te produce ansiedad',
      'Gira hacia un lado y descansa antes de sentarte'
    ],
    'Acuéstate boca arriba, piernas separadas, brazos a los lados y palmas hacia arriba. Suelta todo esfuerzo y deja que el cuerpo pese.',
    'Deja que la respiración vaya y venga sola.',
    'Gira hacia un lado, descansa un momento y siéntate.',
    '8c22a3e5c3617344c110e051be2cb37c', '964402e91bdd21bf383b31811abdd5e0'
  ),
  (
    'legs-up-the-wall', 'Piernas en la pared',
    array['Piernas arriba en la pared', 'Piernas contra la pared', 'Piernas en alto', 'Lago invertido', 'Vipareeta Karani', 'Viparitakarani'],
    'Acuéstate boca arriba cerca de una pared y deja que las piernas descansen en alto, apoyadas en ella. Una manta doblada bajo la cadera hace la postura más cómoda. Las piernas cansadas se vuelven ligeras mientras tú no tienes nada que hacer.',
    array[
      'Da descanso a las piernas y los pies cansados',
      'Calma la mente',
      'Estira con suavidad los isquiotibiales'
    ],
    array[
      'No hagas esta postura si tienes glaucoma u otra afección ocular, y consulta con tu médico si tienes presión arterial alta o una afección cardíaca',
      'Aléjate más de la pared, o apoya las pantorrillas en una silla, si notas tirantez en la espalda o en las rodillas',
      'En la fase avanzada del embarazo, elige una postura acostada de lado',
      'Deshaz la postura despacio, girando hacia un lado'
    ],
    'Siéntate de lado junto a una pared, recuéstate y sube las piernas. Deja descansar los brazos y que las piernas se vuelvan ligeras.',
    'Deja el vientre suelto y la respiración lenta.',
    'Dobla las rodillas, gira hacia un lado y descansa ahí.',
    'ae275dc206ba20b816b575e2ed75ba6a', '10c26b0eec0c07147b9f9c3d162bf0b9'
  ),
  (
    'wind-relieving', 'Postura liberadora de gases',
    array['Postura de liberación de gases', 'Liberación de gases', 'Postura del viento', 'Liberadora de vientos', 'Rodilla al pecho', 'Rodillas al pecho', 'Apanasana', 'Pawanmuktasana', 'Pavanmuktasana'],
    'Boca arriba, abraza una rodilla hacia el pecho mientras la otra pierna sigue estirada. Respira hacia el vientre y deja que el muslo le dé un masaje suave. Cambia de lado sin prisa.',
    array[
      'Libera la zona lumbar y las caderas',
      'Resulta agradable cuando el vientre está tenso',
      'Calma la respiración'
    ],
    array[
      'Sujeta por detrás del muslo, no por la espinilla, si te duele la rodilla',
      'Mantén la cabeza en el suelo si te molesta el cuello',
      'No hagas esta postura si estás embarazada o tienes una hernia, ni tras una operación reciente de abdomen o de cadera'
    ],
    'Acuéstate boca arriba y abraza la rodilla derecha hacia el pecho. Deja la pierna izquierda estirada y la cabeza en el suelo.',
    'Respira hacia el vientre, contra el muslo.',
    'Suelta la rodilla y estira las dos piernas.',
    'cd4e830c5855ea39170eb1a2490b5c7d', 'a7f71221b1b3c7671130daca3d8867e8'
  ),
  (
    'reclined-bound-angle', 'Mariposa reclinada',
    array['Mariposa acostada', 'Mariposa tumbada', 'Mariposa supina', 'Ángulo atado reclinado', 'Diosa reclinada', 'Supta Badha Konasana'],
    'Recuéstate, en el suelo o sobre un cojín alargado, con las plantas de los pies juntas y las rodillas abiertas hacia los lados. Apoya cada rodilla en un cojín y deja descansar los brazos. Es una apertura suave que no pide ningún esfuerzo.',
    array[
      'Relaja el vientre, las caderas y el pecho',
      'Deja que la respiración se haga más profunda por sí sola',
      'Prepara para dormir'
    ],
    array[
      'Apoya las rodillas para que nada tire en la ingle ni en las articulaciones de las rodillas',
      'Eleva la espalda con un cojín alargado si tienes problemas lumbares',
      'En la fase avanzada del embarazo, mantén el tronco bien elevado en lugar de quedar en posición horizontal'
    ],
    'Recuéstate, junta las plantas de los pies y deja caer las rodillas a los lados. Apoya cada rodilla y deja descansar los brazos.',
    'Deja que el vientre suba y baje con la respiración.',
    'Junta las rodillas con las manos y gira hacia un lado.',
    '90f501b6344888173c1c30d44b980da9', '3cc9c7bb5bd1aecc127d39b0b989e9d1'
  ),
  (
    'plow', 'Postura del arado',
    array['Arado', 'Halasan'],
    'Acuéstate boca arriba y lleva las piernas por encima de la cabeza hasta que los dedos de los pies lleguen al suelo detrás de ti o a una silla. El peso descansa en los hombros y en la parte alta de los brazos, y la garganta sigue relajada. Aquí el mundo se vuelve muy silencioso.',
    array[
      'Estira la espalda y los hombros',
      'Calma la mente',
      'Fortalece el tronco al entrar y al salir'
    ],
    array[
      'Pon mantas dobladas bajo los hombros para que el cuello quede libre, y nunca gires la cabeza',
      'No hagas esta postura si tienes una lesión de cuello, hombro o espalda, osteoporosis, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular',
      'No hagas esta postura durante el embarazo ni mientras te duela la cabeza',
      'Aprende esta postura con un instructor y, al principio, apoya los pies en una silla'
    ],
    'Acuéstate con mantas bajo los hombros y lleva las piernas sobre la cabeza. Apoya los pies en el suelo o en una silla, sin mover la cabeza.',
    'Mantén la garganta relajada y la respiración tranquila.',
    'Baja vértebra a vértebra, rodillas dobladas, cabeza en el suelo.',
    'ff61c582d4df28b53bff05f75f691118', '7c083d74fccfaf247d7dba0cd758d682'
  ),
  (
    'supported-shoulderstand', 'Postura de la vela',
    array['Vela', 'Parada de hombros', 'Postura sobre los hombros', 'Equilibrio sobre los hombros', 'Vela con apoyo', 'Sarvangasan'],
    'Apóyate en los hombros y en la parte alta de los brazos, con las manos sosteniendo la espalda y las piernas hacia arriba. El peso está en los hombros, no en el cuello. Si la mantienes con calma sobre mantas dobladas, se siente fresca y serena.',
    array[
      'Fortalece los hombros, la espalda y el abdomen',
      'Da descanso a las piernas',
      'Entrena la estabilidad'
    ],
    array[
      'Usa mantas dobladas bajo los hombros, nunca gires la cabeza y baja ante cualquier presión en el cuello, los ojos o los oídos',
      'No hagas esta postura si tienes una lesión de cuello u hombro, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular',
      'No hagas esta postura si estás embarazada o tienes osteoporosis, ni mientras te duela la cabeza',
      'Aprende esta postura con un instructor; la alternativa suave es la postura de las piernas en la pared'
    ],
    'Acuéstate con mantas bajo los hombros y eleva la cadera y las piernas. Sostén la espalda con las manos y no muevas la cabeza.',
    'Descansa sobre los hombros y respira con calma.',
    'Dobla las rodillas y baja despacio, vértebra a vértebra.',
    '1ac0b49c42db12c9260befff6cc82e20', '31bb7aa01f1d9f40cfe50944593ae9f7'
  ),
  (
    'supported-headstand', 'Parada de cabeza',
    array['Postura sobre la cabeza', 'Equilibrio sobre la cabeza', 'Invertida sobre la cabeza', 'Parada de cabeza con apoyo', 'Headstand', 'Sirsasana', 'Sheershasana', 'Shirshasan'],
    'Los antebrazos forman un triángulo firme en el suelo, la cabeza se apoya apenas dentro de él y las piernas se elevan por encima de los hombros. Los brazos sostienen el peso. Pide fuerza, paciencia y una mente clara, y merece años de preparación.',
    array[
      'Fortalece los hombros, los brazos y el abdomen',
      'Entrena el equilibrio y la concentración',
      'Desarrolla una confianza serena'
    ],
    array[
      'Aprende esta postura solo con un instructor experimentado y cerca de una pared; la mayor parte del peso debe estar en los antebrazos',
      'No hagas esta postura si tienes cualquier problema de cuello, hombro o columna, osteoporosis, presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular, o epilepsia',
      'No hagas esta postura si estás embarazada o tienes migraña, ni cuando sientas cansancio',
      'Baja a la primera presión en el cuello o en la cabeza y descansa en la postura del niño'
    ],
    'Cerca de una pared, apoya los antebrazos y la coronilla y sube las piernas despacio. Sostén el peso con los antebrazos.',
    'Presiona con los antebrazos y respira con calma.',
    'Baja las piernas despacio y descansa con la cabeza abajo.',
    '2f52135175606c6c3b5561015fa11b80', 'e3b02a06ed0e0a4dbf57ea873ca347d5'
  ),
  (
    'handstand', 'Parada de manos',
    array['Pino', 'Vertical', 'Equilibrio sobre las manos', 'Postura sobre las manos', 'Handstand'],
    'Apoya las manos al ancho de los hombros y deja que las piernas suban hasta que la cadera y los pies queden encima de las manos. Empuja el suelo y mantén todo el cuerpo en una línea, junto a una pared mientras la necesites. Es una postura llena de vida que convierte el miedo en juego.',
    array[
      'Fortalece las muñecas, los brazos y los hombros',
      'Entrena el equilibrio y el abdomen',
      'Da energía y valor'
    ],
    array[
      'Aprende esta postura con un instructor, junto a una pared y con espacio libre a tu alrededor',
      'Calienta las muñecas y los hombros, y no hagas esta postura si los tienes lesionados',
      'No hagas esta postura si tienes presión arterial alta, una afección cardíaca, glaucoma u otra afección ocular, epilepsia, osteoporosis o mareos, ni durante el embarazo',
      'Baja antes de quedarte sin fuerzas'
    ],
    'Cerca de una pared, apoya las manos al ancho de los hombros e impúlsate con suavidad. Empuja el suelo y mantén el cuerpo en una línea.',
    'Empuja el suelo y sigue respirando.',
    'Baja una pierna, después la otra, y descansa.',
    '36081ccb6bb6432d4b03a9d37ab881fa', '67a13f02459ec5a924ecd9016dceafbc'
  ),
  (
    'alternate-nostril-breath', 'Respiración alterna',
    array['Respiración nasal alterna', 'Respiración por fosas alternas', 'Respiración alterna por las fosas nasales', 'Anulom Vilom', 'Anuloma Viloma', 'Nadi Shodhan', 'Nadi Shuddhi'],
    'Cierra suavemente una fosa nasal con el pulgar e inhala por la otra; cambia de lado y exhala, inhala de nuevo por ese lado y vuelve a cambiar. Mantén la respiración en silencio y deja que fluya de un lado al otro como un péndulo lento. Al cabo de unos minutos, la mente está serena y despejada.',
    array[
      'Calma y despeja la mente',
      'Da estabilidad a la respiración',
      'Prepara para la meditación'
    ],
    array[
      'No retengas ni fuerces la respiración; respira con normalidad si sientes mareo o te falta el aire',
      'Si tienes un resfriado o la nariz tapada, espera a que se te pase',
      'Si tienes presión arterial alta o una afección cardíaca o pulmonar, o durante el embarazo, practica sin ninguna pausa en la respiración'
    ],
    'Siéntate con la espalda erguida y lleva la mano derecha a la nariz. Cierra la fosa derecha con el pulgar y empieza inhalando por la izquierda.',
    'Deja que el aire pase en silencio de un lado al otro.',
    'Baja la mano y respira por los dos lados.',
    '2851825eaf9409d904416fd2b2987fe7', '5389129c6fac7eb773f2ca0f7ef6f277'
  ),
  (
    'victorious-breath', 'Respiración victoriosa',
    array['Respiración ujjayi', 'Respiración del océano', 'Respiración oceánica', 'Respiración sonora', 'Ujjayi Pranayama', 'Ujayi', 'Uyayi'],
    'Respira por la nariz y estrecha un poco la garganta para que cada respiración suene con suavidad, como olas lejanas. Deja que la inhalación y la exhalación duren lo mismo. El sonido da a la mente algo constante en lo que apoyarse.',
    array[
      'Alarga la respiración',
      'Ayuda a concentrarse durante el movimiento',
      'Tiene un efecto calmante'
    ],
    array[
      'Mantén suave el sonido; relaja la garganta en cuanto se tense o tosas',
      'Respira con normalidad si sientes mareo',
      'Si tienes asma, otra afección pulmonar o una afección cardíaca, consulta antes con tu médico'
    ],
    'Siéntate con la espalda erguida y respira por la nariz. Estrecha un poco la garganta, para que cada respiración suene como olas lejanas.',
    'Deja que el sonido siga suave y uniforme.',
    'Relaja la garganta y respira con normalidad.',
    '9b3300ece2b78ec35d2f2dab50afae1d', '296f56a2ff3ff9faa139f8ed90f1a9f0'
  ),
  (
    'humming-bee-breath', 'Respiración de la abeja',
    array['Respiración del abejorro', 'Zumbido de la abeja', 'Respiración con zumbido', 'Brahmari'],
    'Inhala por la nariz y, al exhalar, emite un zumbido suave con los labios cerrados y la mandíbula suelta. Siente la vibración en la cara y en el pecho. Unas cuantas rondas dejan la cabeza en silencio, como una sala después de una campanada.',
    array[
      'Alarga la exhalación de forma natural',
      'Suelta la mandíbula y la cara',
      'Ayuda a calmarse al final del día'
    ],
    array[
      'Emite el zumbido con suavidad y solo mientras te resulte cómodo',
      'No hagas este ejercicio si tienes una infección de oído, y no te presiones las orejas',
      'Siéntate con la espalda erguida en lugar de acostarte; si tienes epilepsia o una afección cardíaca, consulta antes con tu médico'
    ],
    'Siéntate con la espalda erguida, apoya los dedos en la cara y cierra los labios. Inhala por la nariz y, al exhalar, emite un zumbido suave.',
    'Siente el zumbido en la cara y en el pecho.',
    'Deja que el sonido se apague y escucha el silencio.',
    'd236657d3c9f6bd1f0ba2aec3dcb36af', '1aef5840642d82377066c9a6cc9bc7d8'
  ),
  (
    'equal-breath', 'Respiración cuadrada',
    array['Respiración en caja', 'Respiración de caja', 'Respiración en cuadrado', 'Respiración igual', 'Respiración de igual duración', 'Box breathing', 'Samavritti'],
    'Inhala contando hasta cuatro y exhala contando hasta cuatro, las dos con la misma suavidad. Imagina que caminas despacio alrededor de un cuadrado, un lado por cada inhalación y otro por cada exhalación. La respiración cuadrada también se conoce con pausas iguales entre las respiraciones; aquí se omiten, a menos que tú las elijas.',
    array[
      'Hace la respiración más uniforme',
      'Ayuda a encontrar la calma en momentos de tensión',
      'Favorece la concentración'
    ],
    array[
      'Durante el embarazo, o si tienes presión arterial alta o una afección cardíaca o pulmonar, omite las pausas y limítate a respirar de manera uniforme',
      'Nunca te esfuerces por llegar al final de la cuenta; acórtala',
      'Detente y respira con normalidad si sientes mareo o ansiedad'
    ],
    'Siéntate con la espalda erguida, las manos en el vientre, y respira por la nariz. Haz que la inhalación y la exhalación duren lo mismo.',
    'Inhala y exhala con la misma cuenta.',
    'Deja de contar y respira como quieras.',
    'a23289efd0b1ba84dbe5fb0b820f27fe', '82f0e9b072f71974e9a2eb74564d65fa'
  ),
  (
    'cooling-breath', 'Respiración refrescante',
    array['Respiración refrigerante', 'Respiración que enfría', 'Sheetali', 'Sitali'],
    'Enrolla la lengua en forma de tubo, o separa un poco los dientes si no se enrolla, y aspira el aire por encima de ella. Cierra la boca y exhala por la nariz. Cada respiración trae un frescor ligero que se agradece en los días de calor.',
    array[
      'Da una sensación de frescor que renueva',
      'Hace más lenta la respiración',
      'Ayuda a calmarse después de un esfuerzo'
    ],
    array[
      'Practica solo con aire limpio y templado, porque en esta respiración el aire no pasa por el filtro de la nariz',
      'No hagas este ejercicio si tienes un resfriado, dolor de garganta, asma o los dientes sensibles',
      'No hagas este ejercicio si tienes presión arterial baja, y consulta con tu médico si tienes una afección cardíaca o pulmonar'
    ],
    'Siéntate o arrodíllate con la espalda erguida y enrolla la lengua o entreabre los dientes. Aspira el aire sobre la lengua y exhala por la nariz.',
    'Siente el aire fresco al entrar.',
    'Relaja la lengua y respira por la nariz.',
    '53130ce44a5a2c4a34312fdb1acd60c9', '472b20cfd5fc6826f5e4a74f62f945ce'
  ),
  (
    'skull-shining-breath', 'Respiración del cráneo brillante',
    array['Cráneo brillante', 'Respiración de fuego', 'Respiración del fuego', 'Limpieza del cráneo', 'Kapalbhati', 'Kapal Bhati'],
    'Siéntate con la espalda erguida y expulsa el aire por la nariz con impulsos cortos y ligeros del bajo vientre; cada inhalación llega sola. Empieza con diez impulsos y después respira con normalidad durante un rato. La cabeza se siente despejada y el cuerpo, despierto.',
    array[
      'Da sensación de claridad y de vigor',
      'Fortalece los músculos abdominales',
      'Desarrolla la conciencia de la respiración'
    ],
    array[
      'No hagas este ejercicio durante el embarazo ni durante algunas semanas después del parto',
      'No hagas este ejercicio si tienes presión arterial alta, una afección cardíaca, epilepsia, glaucoma o una hernia, ni si has sufrido un accidente cerebrovascular (ictus, derrame cerebral), ni tras una operación abdominal reciente',
      'Practica con el estómago vacío y detente de inmediato si sientes mareo o ansiedad o te falta el aire',
      'Si tienes asma u otra afección pulmonar, consulta antes con tu médico y aprende este ejercicio con un instructor'
    ],
    'Siéntate con la espalda erguida y una mano en el vientre. Expulsa el aire por la nariz en impulsos cortos y ligeros y deja que entre solo.',
    'Impulsos ligeros, y detente si sientes mareo.',
    'Respira con normalidad y quédate un momento en calma.',
    '16d7aacd567c31c20d54194fe452363d', '4f5b8402b0be5ea0aec9aacd5d3ee115'
  ),
  (
    'bellows-breath', 'Respiración del fuelle',
    array['Fuelle', 'Respiración de fuelle', 'Respiración en fuelle', 'Bhastrika Pranayama', 'Bastrika'],
    'Inhala y exhala por la nariz con la misma fuerza, rápido y hondo, de modo que el vientre y las costillas se muevan como un fuelle. Diez respiraciones forman una ronda, a la que sigue una respiración tranquila. Genera calor y energía y está pensada para practicarse poco tiempo y con atención.',
    array[
      'Da sensación de calor y de vigor',
      'Fortalece los músculos respiratorios',
      'Despeja el cansancio por la mañana'
    ],
    array[
      'No hagas este ejercicio durante el embarazo ni durante algunas semanas después del parto',
      'No hagas este ejercicio si tienes presión arterial alta, una afección cardíaca, epilepsia, glaucoma, una hernia o ataques de pánico, ni si has sufrido un accidente cerebrovascular (ictus, derrame cerebral), ni tras una operación reciente',
      'Aprende este ejercicio con un instructor, en posición sentada, con el estómago vacío y nunca dentro del agua ni cerca de ella',
      'Detente de inmediato y respira con normalidad si sientes mareo u hormigueo o te falta el aire'
    ],
    'Siéntate o arrodíllate con la espalda erguida e inhala y exhala por la nariz con la misma fuerza. Empieza despacio, y detente si sientes mareo.',
    'Deja que se muevan vientre y costillas, y relaja la cara.',
    'Respira con normalidad y quédate un momento en calma.',
    '6e4e296bb011e7d9ea9f45e1bfdee25c', 'b6842a63eea508af701a1c07be5340d3'
  ),
  (
    'surya-namaskar-b', 'Saludo al sol B',
    array['Saludos al sol B', 'Saludo al sol de Ashtanga', 'Suryanamaskar B', 'Surya Namaskara B'],
    'Un saludo al sol más largo y más intenso, que suma la silla y el guerrero I por ambos lados a las pinzas, la plancha baja y los dos perros. Cada movimiento dura una respiración y, hacia el final, descansas en el perro boca abajo durante varias respiraciones. Hace entrar en calor enseguida y deja el cuerpo fuerte y despierto.',
    array[
      'Fortalece las piernas, los brazos y el abdomen',
      'Estira los hombros, las caderas y la parte posterior de las piernas',
      'Desarrolla la resistencia y un ritmo de respiración constante',
      'Calienta todo el cuerpo para la práctica que sigue'
    ],
    array[
      'Aprende primero el saludo al sol; da pasos en lugar de saltar y, mientras ganas fuerza, apoya las rodillas en el suelo antes de bajar el pecho',
      'Mantén la rodilla de delante encima del tobillo, y dobla las rodillas cada vez que te inclines hacia adelante si te molesta la zona lumbar; no practiques esta secuencia si te duelen las rodillas',
      'No practiques esta secuencia si tienes problemas de muñeca, codo u hombro o una hernia, ni tras una lesión reciente de espalda o una operación abdominal reciente, ni durante el embarazo',
      'Si tienes presión arterial alta, glaucoma u otra afección ocular, o mareos, consulta antes con tu médico y practica una versión suave con las manos en una silla o en la pared',
      'En el guerrero I, mantén las manos en la cadera si tienes dolor de hombro, una afección cardíaca o presión arterial alta; si tienes osteoporosis, mantén la espalda larga cada vez que te inclines hacia adelante',
      'No eches la cabeza hacia atrás en el perro boca arriba; elige la cobra si tienes sensible la zona lumbar'
    ],
    'Ponte de pie al frente de la esterilla, con los pies juntos y los brazos a los lados. Deja que la respiración guíe cada movimiento.',
    'Cada movimiento con su respiración, con fuerza y constancia.',
    'Quédate de pie hasta que la respiración se calme.',
    '9b07e3d60aa9d993c73bd443be8cc284', '8764bf6ee2c339223802dc7ad5a4dbf3'
  ),
  (
    'chandra-namaskar', 'Saludo a la luna',
    array['Saludos a la luna', 'Chandranamaskar', 'Chandra Namaskara', 'Candra Namaskar'],
    'Una ronda lenta con la forma del saludo al sol y una luna creciente, con la rodilla apoyada, después de cada zancada. La pierna izquierda guía primero y cada movimiento tiene tiempo para una respiración completa y silenciosa. Va bien al anochecer y a cualquier hora en que quieras moverte sin prisa.',
    array[
      'Estira la parte delantera de las caderas, las piernas y la espalda',
      'Fortalece los brazos, las piernas y el abdomen',
      'Entrena el equilibrio cerca del suelo',
      'Une el movimiento lento y la respiración'
    ],
    array[
      'Aprende primero el saludo al sol; pon una manta doblada bajo las rodillas y no practiques esta secuencia si te duele arrodillarte',
      'En la postura de la luna creciente, mantén las manos en el muslo o en bloques si te falta estabilidad, te molesta un hombro o tienes presión arterial alta',
      'Dobla las rodillas cada vez que te inclines hacia adelante si te molesta la zona lumbar, y mantén la espalda larga si tienes osteoporosis',
      'Si tienes presión arterial alta, glaucoma u otra afección ocular, o mareos, consulta antes con tu médico y practica una versión suave con las manos en una silla o en la pared',
      'No practiques esta secuencia si tienes una lesión de muñeca, hombro o cuello o una hernia, ni tras una operación abdominal reciente',
      'Durante el embarazo, practica solo una versión que un instructor haya adaptado para ti'
    ],
    'Ponte de pie al frente de la esterilla, pies juntos y palmas unidas ante el pecho. Muévete despacio y deja que guíe primero la pierna izquierda.',
    'Muévete con suavidad y alarga cada respiración.',
    'Quédate de pie y siente la calma en el cuerpo.',
    '3d71f707a362a02cc425b980e3960063', 'ed416359c76aeb9032a6e8bcd385bea5'
  ),
  (
    'sun-breaths', 'Respiración con elevación de brazos',
    array['Respiraciones del sol', 'Respiración del sol', 'Elevación de brazos', 'Elevaciones de brazos', 'Respiración de pie', 'Sun breaths'],
    'De pie y con la espalda erguida, abre y sube los brazos al inhalar y déjalos bajar flotando al exhalar. La respiración marca el ritmo y los brazos la siguen, una y otra vez. Un minuto basta para soltar los hombros y centrar la mente en lo que viene después.',
    array[
      'Suelta los hombros y los costados',
      'Une movimiento y respiración de la forma más sencilla',
      'Favorece una respiración completa'
    ],
    array[
      'Sube los brazos como mucho a la altura de los hombros si te duele un hombro o tienes presión arterial alta, y no hagas el movimiento de brazos si tienes una lesión de hombro',
      'Mira al frente y no hacia arriba si te molesta el cuello o sientes mareo, y no te inclines hacia atrás arqueando la zona lumbar',
      'Separa más los pies, o siéntate en una silla, si te falta estabilidad o notas aturdimiento',
      'Nunca fuerces ni retengas la respiración; muévete al ritmo de tu respiración'
    ],
    'De pie, con los pies bajo las caderas, deja colgar los brazos. Súbelos al inhalar y bájalos al exhalar.',
    'Deja que la respiración guíe y que los brazos la sigan.',
    'Descansa los brazos y siente cómo se calma la respiración.',
    '3988f904db9f145eb1a68a4eab60d155', 'a7ffb2ec1f561a3425047defa98ca9bd'
  ),
  (
    'surya-bhedana', 'Respiración solar',
    array['Respiración por la fosa nasal derecha', 'Respiración por la fosa derecha', 'Respiración que atraviesa el sol', 'Surya Bhedan', 'Suryabhedana', 'Surya Bheda'],
    'Cierra suavemente la fosa nasal izquierda e inhala por la derecha; después cierra la derecha y exhala por la izquierda. Cada ronda sigue el mismo camino, despacio y sin ruido, y la exhalación dura un poco más. Se conoce como una respiración que da calor, buena para una mañana fresca.',
    array[
      'Da sensación de calor y de un vigor suave',
      'Alarga la respiración y le da estabilidad',
      'Centra la atención'
    ],
    array[
      'No hagas este ejercicio durante el embarazo ni si tienes presión arterial alta, una afección cardíaca o epilepsia',
      'Si tienes asma u otra afección pulmonar, consulta antes con tu médico',
      'Si tienes un resfriado, la nariz tapada o fiebre, espera a que se te pase; elige otra respiración en los días de calor',
      'Nunca retengas ni fuerces la respiración; respira con normalidad si sientes mareo, calor o inquietud'
    ],
    'Siéntate con la espalda erguida y lleva la mano derecha a la nariz. Inhala por la fosa derecha y exhala por la izquierda, suave y despacio.',
    'Que cada respiración sea silenciosa, suave y fácil.',
    'Baja la mano y respira por los dos lados.',
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
