-- The library in German. What an instructor has translated stays. At the end of each row stand the
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
  asanas.id, 'german', given.name,
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
    'surya-namaskar', 'Sonnengruß',
    array['Sonnengrüße', 'Sonnengebet', 'Klassischer Sonnengruß', 'Sun Salutation', 'Suryanamaskar', 'Surya Namaskara', 'Soorya Namaskar'],
    'Eine fließende Folge aus zwölf Positionen, mit der du die Sonne begrüßt: aufrichten, vorbeugen, zurücksteigen, absenken, die Brust öffnen, das Becken heben und wieder zum Stehen kommen. Atme ein, wenn du dich öffnest, und aus, wenn du dich beugst. Nach einigen Durchgängen ist der ganze Körper warm und wach.',
    array[
      'Wärmt den ganzen Körper auf und lockert steife Gelenke',
      'Kräftigt Arme, Beine und Körpermitte',
      'Verbindet Bewegung und Atem zu einem gemeinsamen Rhythmus',
      'Macht dich morgens sanft wach'
    ],
    array[
      'Mach Schritte, statt zu springen, und leg die Knie am Boden ab, wann immer Rücken oder Handgelenke müde werden',
      'Beuge in jeder Vorbeuge die Knie, wenn dir der untere Rücken wehtut',
      'Hol dir bei Bluthochdruck, Glaukom (grünem Star) oder Schwindel vorher ärztlichen Rat und übe eine sanfte Variante mit den Händen auf einem Stuhl oder an einer Wand',
      'Übe in der Schwangerschaft nur eine Variante, die eine Lehrkraft für dich angepasst hat',
      'Lass den Sonnengruß aus, wenn ein Handgelenk, eine Schulter, ein Knie oder der Nacken verletzt ist oder du vor Kurzem am Bauch operiert wurdest; halte bei Osteoporose in jeder Vorbeuge den Rücken lang'
    ],
    'Steh vorn auf der Matte, Füße zusammen, Handflächen vor der Brust. Lass jede Bewegung deinem Atem folgen.',
    'Mit jedem Ein- und Ausatmen eine Bewegung, ohne Eile.',
    'Bleib stehen und spüre, wie dein Atem ruhiger wird.',
    'ab6999cd9e7c81106418f4bb972c52a4', '43558a010d7363b8237f5ef252829c4c'
  ),
  (
    'pranayama-breathing', 'Pranayama',
    array['Atemübung', 'Atemübungen', 'Yogaatmung', 'Yogische Atmung', 'Atemarbeit', 'Breathwork', 'Pranayam'],
    'Setz dich aufrecht und bequem hin und lass den Atem durch die Nase strömen, erst in den Bauch, dann bis in die Rippen. Lass jedes Ausatmen ein wenig länger dauern als das Einatmen, ganz ohne Anstrengung. Der Geist kommt zur Ruhe, während der Atem langsam und still wird.',
    array[
      'Beruhigt den Geist und nimmt Tempo aus dem Tag',
      'Macht den Atem tiefer und gleichmäßiger',
      'Erleichtert die Konzentration'
    ],
    array[
      'Erzwinge den Atem nie und halte ihn nie an; atme wieder normal, wenn dir schwindlig wird oder Angst aufkommt',
      'Setz dich auf einen Stuhl, wenn es in Knien, Hüften oder Rücken unbequem wird',
      'Hol dir bei einer Herz- oder Lungenerkrankung ärztlichen Rat, bevor du Atemübungen machst'
    ],
    'Sitz aufrecht, eine Hand auf der Brust, eine auf dem Bauch. Atme sanft durch die Nase ein und ein wenig länger wieder aus.',
    'Lass jedes Ausatmen etwas länger dauern.',
    'Lass den Atem von selbst fließen und bleib noch kurz sitzen.',
    'd0adfe1b7cb302cc3b76f45b7f077cbb', 'e6cf8a5728dc303ae712fb434569a559'
  ),
  (
    'mountain-pose', 'Berghaltung',
    array['Berg', 'Bergstellung', 'Samasthiti', 'Taadaasana', 'Aufrechter Stand'],
    'Stell die Füße unter die Hüften und drück sie gleichmäßig in den Boden. Streck dich durch Beine, Rücken und Scheitel nach oben, während die Schultern sinken. Es sieht nach einfachem Stehen aus und fühlt sich verwurzelt und aufrecht an.',
    array[
      'Verbessert die Haltung und das Gespür dafür',
      'Kräftigt Füße, Fußgelenke und Oberschenkel',
      'Sammelt den Geist vor anderen Standhaltungen'
    ],
    array[
      'Halte die Knie weich und drück sie nicht nach hinten durch',
      'Stell die Füße weiter auseinander oder stell dich an eine Wand, wenn du unsicher stehst oder dir schwindlig ist',
      'Setz dich hin und ruh dich aus, wenn du dich durch niedrigen Blutdruck benommen fühlst'
    ],
    'Stell die Füße unter die Hüften und lass die Arme hängen. Drück beide Füße gleichmäßig in den Boden und richte dich auf.',
    'Spüre beide Füße am Boden und atme gleichmäßig.',
    'Lass die Knie weich werden und schüttle die Beine aus.',
    'a573674757aa7952a05c066dc818743c', 'f42ac5e840357fbd43c0d0cc90022fc2'
  ),
  (
    'downward-facing-dog', 'Herabschauender Hund',
    array['Hund', 'Nach unten schauender Hund', 'Abwärts schauender Hund', 'Down Dog', 'Downdog', 'Downward Dog', 'Adho Mukha Shwanasana'],
    'Heb aus dem Vierfüßlerstand das Becken nach hinten oben, bis der Körper ein weites Dreieck bildet. Drück die ganzen Handflächen in den Boden, halte den Rücken lang und lass die Fersen sinken, ohne sie zu zwingen. Die Schultern arbeiten, die Beinrückseiten werden lang und der Nacken hängt locker.',
    array[
      'Dehnt Waden, Oberschenkelrückseiten und Schultern',
      'Kräftigt die Arme und den oberen Rücken',
      'Gibt der Wirbelsäule Länge'
    ],
    array[
      'Beuge die Knie großzügig, wenn der untere Rücken rund wird oder die Oberschenkelrückseiten spannen; zwei Minuten sind lang, also ruh dich in der Kindhaltung aus, wann immer du es brauchst',
      'Stütz dich auf die Unterarme oder leg die Hände auf einen Stuhl, wenn dir die Handgelenke wehtun',
      'Lass diese Haltung aus oder leg die Hände erhöht auf einen Stuhl, wenn du Bluthochdruck, ein Glaukom (grünen Star) oder eine andere Augenerkrankung hast',
      'Komm beim ersten Anzeichen von Schwindel aus der Haltung; leg in der fortgeschrittenen Schwangerschaft die Hände an eine Wand statt auf den Boden'
    ],
    'Stell im Vierfüßlerstand die Zehen auf und heb das Becken nach hinten oben. Drück beide Hände in den Boden und lass den Nacken locker.',
    'Atme in die Flanken und lass die Fersen sinken.',
    'Beuge die Knie, leg sie am Boden ab und ruh dich aus.',
    '5c098503a809c31ac70a7e04b6777b9b', 'f054e6c0dab519455713f9d076d716ce'
  ),
  (
    'tree', 'Baum',
    array['Baumhaltung', 'Baumstellung', 'Vrukshasana'],
    'Stell dich auf ein Bein und setz den anderen Fuß innen an die Wade oder den Oberschenkel. Lass den Blick auf einem Punkt ruhen und bring die Handflächen zusammen, vor der Brust oder über dem Kopf. Ein wenig Schwanken gehört dazu, wie bei einem Baum im Wind; wechsle nach der halben Zeit das Bein.',
    array[
      'Schult Gleichgewicht und Konzentration',
      'Kräftigt Fußgelenke, Beine und Hüften',
      'Öffnet sanft die Hüfte des gehobenen Beins'
    ],
    array[
      'Setz den Fuß oberhalb oder unterhalb des Knies an, nie direkt am Knie',
      'Lass eine Hand an einer Wand oder einem Stuhl, wenn dein Gleichgewicht unsicher ist oder du schwanger bist',
      'Lass die Zehen des gebeugten Beins am Boden, wenn dir ein Fußgelenk oder ein Knie wehtut',
      'Lass die Hände vor der Brust, wenn du Bluthochdruck hast oder dir eine Schulter wehtut'
    ],
    'Steh auf dem rechten Bein, setz den linken Fuß innen an Wade oder Oberschenkel. Bring die Handflächen vor der Brust oder über dem Kopf zusammen.',
    'Lass den Blick auf einem Punkt ruhen und atme gleichmäßig.',
    'Senke langsam den Fuß und steh wieder auf beiden Beinen.',
    'bd89df1844df9f85b2316fb1cf120255', '9b2697c72a5c8f49ac4aded4b1cbe92b'
  ),
  (
    'raised-hands', 'Berghaltung mit erhobenen Armen',
    array['Gestreckter Berg', 'Gestreckte Berghaltung', 'Erhobene Arme', 'Erhobene Hände', 'Arme nach oben', 'Hasta Uttanasana'],
    'Führ aus der Berghaltung beim Einatmen beide Arme in weitem Bogen über den Kopf, die Handflächen zueinander. Wachse bis in die Fingerspitzen, während die Füße schwer und die Rippen weich bleiben. Die Flanken werden lang und der Atem bekommt mehr Raum.',
    array[
      'Dehnt Schultern, Achseln und Flanken',
      'Fördert einen vollen Atem',
      'Lindert das Gefühl von Schwere nach langem Sitzen'
    ],
    array[
      'Halte die Arme auseinander oder heb sie nur bis auf Schulterhöhe, wenn dir eine Schulter wehtut oder du Bluthochdruck hast',
      'Schau geradeaus statt nach oben, wenn dir der Nacken wehtut oder dir schwindlig ist',
      'Lehn dich nicht nach hinten ins Hohlkreuz'
    ],
    'Steh aufrecht und führ beim Einatmen beide Arme in weitem Bogen über den Kopf. Lass die Füße schwer und die Schultern tief.',
    'Atme in die Flanken und streck dich bis in die Finger.',
    'Atme aus und lass die Arme neben den Körper sinken.',
    'e3e445bdbe408135be38168729a2aed3', '3024a293e7be544bec5e4884f1d8c4f3'
  ),
  (
    'standing-forward-fold', 'Stehende Vorbeuge',
    array['Vorbeuge', 'Vorwärtsbeuge', 'Stehende Vorwärtsbeuge', 'Vorbeuge im Stehen', 'Vorwärtsbeuge im Stehen', 'Rumpfbeuge', 'Forward Fold', 'Uttanasan'],
    'Beuge dich aus der Hüfte nach vorn und lass den Oberkörper über weichen Knien hängen. Leg die Hände auf den Boden, auf Blöcke oder an die Schienbeine und lass den Kopf schwer sein. Mit jedem Ausatmen lässt die Körperrückseite ein wenig mehr los.',
    array[
      'Dehnt Oberschenkelrückseiten und Waden',
      'Löst Spannung in Nacken und Rücken',
      'Bringt ein Gefühl von Ruhe'
    ],
    array[
      'Beuge die Knie, so weit du magst, vor allem wenn dir der untere Rücken wehtut oder du Ischiasbeschwerden hast',
      'Komm langsam und mit gebeugten Knien hoch, damit dir nicht schwindlig wird',
      'Beuge dich bei Bluthochdruck, Glaukom (grünem Star) oder in der fortgeschrittenen Schwangerschaft nur halb nach vorn, die Hände auf einem Stuhl',
      'Halte bei Osteoporose den Rücken lang, statt ihn zu runden'
    ],
    'Lass die Knie weich und beuge dich aus der Hüfte nach vorn. Leg die Hände auf Boden, Blöcke oder Schienbeine und lass den Kopf hängen.',
    'Lass den Rücken mit jedem Ausatmen schwerer werden.',
    'Beuge die Knie und komm langsam hoch, der Kopf zuletzt.',
    '85da51c56caa1866d8574970f28f4a0e', '849446e194580517c9eadbabd7e60769'
  ),
  (
    'chair', 'Stuhlhaltung',
    array['Stuhl', 'Stuhlpose', 'Kraftvolle Haltung', 'Blitz', 'Halbe Hocke'],
    'Beuge die Knie und schieb das Gesäß nach hinten, als würdest du dich auf einen Stuhl setzen, die Arme nach vorn oder oben gestreckt. Lass das Gewicht in den Fersen und die Brust gehoben. Die Oberschenkel werden schnell warm; atme gleichmäßig und bleib nur so tief, wie es angenehm ist.',
    array[
      'Kräftigt Oberschenkel, Hüften und Rücken',
      'Baut in kurzer Zeit Ausdauer auf',
      'Schult die Standfestigkeit'
    ],
    array[
      'Halte die Knie hinter den Zehen und lass sie dorthin zeigen, wohin auch die Füße zeigen',
      'Beuge die Knie nur wenig oder übe mit dem Rücken an einer Wand, wenn dir die Knie wehtun',
      'Senke die Arme, wenn Schultern oder Nacken müde werden oder du Bluthochdruck hast'
    ],
    'Beuge die Knie und setz dich nach hinten wie auf einen Stuhl. Streck die Arme nach oben und lass das Gewicht in den Fersen.',
    'Atme gleichmäßig und bleib nur so tief, wie es dir guttut.',
    'Drück die Füße in den Boden, steh auf und senke die Arme.',
    '33f378ec7d4038ad984766c33a27849c', 'e4f62d0c26377549519ac26c331a4d21'
  ),
  (
    'warrior-i', 'Krieger I',
    array['Krieger 1', 'Krieger eins', 'Erster Krieger', 'Kriegerhaltung I', 'Held I', 'Held 1', 'Heldenhaltung', 'Virabhadrasana 1', 'Veerabhadrasana'],
    'Setz einen Fuß weit zurück, die Ferse am Boden, die Zehen leicht nach außen gedreht, und beuge das vordere Knie über das Fußgelenk. Dreh die Brust nach vorn und heb die Arme. Unten fühlst du dich stark, oben weit; wiederhole die Haltung auf der anderen Seite.',
    array[
      'Kräftigt Beine und Rücken',
      'Öffnet die Brust und die Vorderseite der Hüfte',
      'Stärkt Selbstvertrauen und Konzentration'
    ],
    array[
      'Halte das vordere Knie über dem Fußgelenk und in einer Linie mit der zweiten Zehe',
      'Verkürze den Stand oder heb die hintere Ferse, wenn dir das Knie oder der untere Rücken wehtut',
      'Lass die Hände an den Hüften, wenn du Schulterschmerzen, eine Herzerkrankung oder Bluthochdruck hast'
    ],
    'Setz den linken Fuß weit zurück, Ferse am Boden, und beuge das rechte Knie über das Fußgelenk. Dreh die Brust nach vorn und heb die Arme.',
    'Drück beide Füße in den Boden und atme in die Brust.',
    'Senke die Arme und stell die Füße zusammen.',
    '4f4d233215a2706608d411b985baa51e', '08fd9d96d434ab58cb5bbab2f2ebe3c7'
  ),
  (
    'warrior-ii', 'Krieger II',
    array['Krieger 2', 'Krieger zwei', 'Zweiter Krieger', 'Kriegerhaltung II', 'Held II', 'Held 2', 'Heldenhaltung', 'Virabhadrasana 2', 'Veerabhadrasana'],
    'Ein weiter, fester Stand, die Arme ausgestreckt wie ein Horizont. Das vordere Knie beugt sich über das Fußgelenk, das hintere Bein bleibt gestreckt und der Blick ruht über der vorderen Hand. Lass die Schultern sinken, während die Beine arbeiten, und wechsle dann die Seite.',
    array[
      'Kräftigt Oberschenkel und Fußgelenke',
      'Öffnet Hüften und Brust',
      'Schult Ausdauer und ruhige Aufmerksamkeit'
    ],
    array[
      'Lass das vordere Knie nicht nach innen fallen; beuge es weniger, wenn es wehtut',
      'Schau in die Richtung, in die auch die Brust zeigt, statt über die Hand, wenn dir der Nacken wehtut',
      'Stell dich mit dem Rücken an eine Wand oder halte dich an einem Stuhl fest, wenn du schwanger bist oder unsicher stehst'
    ],
    'Stell die Füße weit auseinander, dreh den rechten aus und beuge das Knie. Streck die Arme waagerecht aus und schau über die rechte Hand.',
    'Lass die Schultern sinken und den Atem langsamer werden.',
    'Streck das Bein, senke die Arme, stell die Füße zusammen.',
    'afe4d0af64bfb56eb09c06b0a9563ec2', '26bd0e834139fc9c95c1bc05e07efc86'
  ),
  (
    'warrior-iii', 'Krieger III',
    array['Krieger 3', 'Krieger drei', 'Dritter Krieger', 'Kriegerhaltung III', 'Held III', 'Held 3', 'Standwaage', 'Virabhadrasana 3', 'Veerabhadrasana'],
    'Balanciere auf einem Bein und neig dich nach vorn, bis der Körper und das gehobene Bein eine Linie bilden. Beide Hüften zeigen zum Boden, die Ferse schiebt nach hinten. Die Haltung verlangt Geduld und belohnt dich mit einem leichten, gesammelten Gefühl.',
    array[
      'Kräftigt das Standbein und die Rückenmuskeln',
      'Schult Gleichgewicht und Koordination',
      'Schärft die Konzentration'
    ],
    array[
      'Halte das Knie des Standbeins weich und drück es nie nach hinten durch',
      'Übe mit den Händen an einer Wand oder auf einem Stuhl, solange du die Haltung noch lernst und wenn du schwanger bist',
      'Lass diese Haltung aus bei Bluthochdruck oder Schwindel und wenn du dich vor Kurzem an Hüfte, Knie oder Fußgelenk verletzt hast'
    ],
    'Steh auf dem rechten Bein, neig dich vor und heb das linke nach hinten. Streck die Arme nach vorn und halte beide Hüften auf einer Höhe.',
    'Lass den Blick am Boden ruhen und atme weiter.',
    'Beuge das Knie, senke das Bein und richte dich auf.',
    '6149353b097da8be15d5cfc4dc456e7d', '36111470ebfcff3d6819be970b1144fe'
  ),
  (
    'extended-triangle', 'Dreieck',
    array['Gestrecktes Dreieck', 'Dreieckshaltung', 'Dreiecksstellung', 'Trikonasan'],
    'Streck dich bei weit gegrätschten, gestreckten Beinen seitlich über das vordere Bein und leg die Hand ans Schienbein oder auf einen Block. Der andere Arm zeigt zur Decke und die Brust dreht sich auf. Die Flanken werden lang und der Atem wird weit.',
    array[
      'Dehnt Beine, Hüften und Flanken',
      'Kräftigt die Beine und die Muskeln entlang der Wirbelsäule',
      'Öffnet die Brust'
    ],
    array[
      'Lass das vordere Knie ganz leicht gebeugt und stütz die Hand nie auf das Kniegelenk',
      'Schau nach unten oder geradeaus statt nach oben, wenn dir der Nacken wehtut',
      'Nimm bei niedrigem Blutdruck, bei Bluthochdruck oder in der Schwangerschaft einen Block oder einen Stuhl und komm langsam hoch'
    ],
    'Grätsche weit, dreh den rechten Fuß aus und streck dich seitlich über das Bein. Leg die rechte Hand ans Schienbein und heb den linken Arm.',
    'Atme in die obere Flanke und öffne die Brust.',
    'Drück die Füße in den Boden und komm langsam hoch.',
    '8dbddaf27719079a1ffd1d6bde62aad3', 'cb3257d371543299fcc661e532f6ee7f'
  ),
  (
    'extended-side-angle', 'Seitlicher Winkel',
    array['Gestreckter seitlicher Winkel', 'Gestreckter Seitwinkel', 'Seitwinkel', 'Seitliche Winkelhaltung', 'Flankenstreckung', 'Side Angle', 'Parsvakonasana'],
    'Beuge aus einem weiten Stand das vordere Knie und stütz den Unterarm auf den Oberschenkel oder die Hand auf einen Block. Streck den anderen Arm übers Ohr, sodass vom Fuß bis zu den Fingerspitzen eine lange Linie entsteht. Das ist kräftige Arbeit für die Beine und eine tiefe Dehnung für die Flanke.',
    array[
      'Kräftigt Oberschenkel und Fußgelenke',
      'Dehnt die Flanke und die Leiste',
      'Baut Ausdauer auf'
    ],
    array[
      'Halte das vordere Knie über dem Fußgelenk; beuge es weniger, wenn es wehtut',
      'Leg die obere Hand an die Hüfte, wenn dir die Schulter wehtut oder du Bluthochdruck hast',
      'Halte den Nacken in der Linie der Wirbelsäule und schau nach vorn, wenn es dir unangenehm ist, den Kopf zu drehen'
    ],
    'Grätsche weit, dreh den rechten Fuß aus und beuge das Knie. Stütz den rechten Unterarm auf den Oberschenkel und streck den linken Arm übers Ohr.',
    'Atme in die ganze Körperseite, vom Fuß bis zur Hand.',
    'Drück die Füße in den Boden und komm langsam hoch.',
    'c31cac1ae2fa704b8bce288d4ab95cd0', '77c7577b269594630ba0005e80f6f846'
  ),
  (
    'pyramid', 'Pyramide',
    array['Pyramidenhaltung', 'Intensive Flankendehnung', 'Flankendehnung', 'Seitliche Streckung', 'Parsvottanasana'],
    'Stell einen Fuß einen kurzen Schritt hinter den anderen und beuge dich mit langem Rücken über das vordere Bein. Die Hände liegen auf Blöcken, am Schienbein oder hinter dem Rücken. Die Rückseite des vorderen Beins wird kräftig gedehnt, also beweg dich langsam und atme weiter.',
    array[
      'Dehnt Oberschenkelrückseiten und Waden',
      'Schult das Gleichgewicht auf schmaler Basis',
      'Bringt den Geist zur Ruhe'
    ],
    array[
      'Beuge das vordere Knie ein wenig; die Dehnung gehört in die Mitte des Muskels, nicht in die Kniekehle',
      'Nimm Blöcke oder einen Stuhl und beuge dich nur halb vor, wenn dir der untere Rücken wehtut oder du Bluthochdruck oder ein Glaukom (grünen Star) hast',
      'Stell die Füße seitlich weiter auseinander, wenn du wackelst, und bleib in der Schwangerschaft aufrecht oder halte dich an einem Stuhl fest'
    ],
    'Setz den linken Fuß einen kurzen Schritt zurück und beuge dich über das rechte Bein. Leg die Hände auf Blöcke, Boden oder Schienbein.',
    'Werde beim Einatmen lang und beim Ausatmen weich.',
    'Beuge das vordere Knie und komm mit langem Rücken hoch.',
    'f5fcfc9bb263fcb8a3298e0a7f5d31d2', '9a61e07ff584aef662580bf74911d1a4'
  ),
  (
    'wide-legged-forward-fold', 'Stehende Grätsche',
    array['Grätsche', 'Gegrätschte Vorbeuge', 'Vorbeuge in der Grätsche', 'Vorbeuge mit gegrätschten Beinen', 'Stehende Vorbeuge mit gegrätschten Beinen', 'Weite Vorbeuge'],
    'Stell dich mit weit gegrätschten Beinen und parallelen Füßen hin und beuge dich aus der Hüfte nach vorn. Stütz die Hände unter den Schultern auf den Boden oder auf Blöcke. Die Beininnenseiten werden lang, während Rücken und Nacken loslassen.',
    array[
      'Dehnt die Innen- und Rückseiten der Oberschenkel',
      'Entspannt Nacken und Schultern',
      'Wirkt beruhigend'
    ],
    array[
      'Halte die Knie weich und stell die Füße enger zusammen, wenn es an den Innenseiten der Knie zieht',
      'Halte bei Problemen im unteren Rücken den Rücken lang und die Hände auf einem Stuhl',
      'Lass bei Bluthochdruck, Glaukom (grünem Star) oder Schwindel den Kopf nicht tiefer hängen als das Herz'
    ],
    'Stell die Füße weit und parallel und beuge dich aus der Hüfte nach vorn. Stütz die Hände auf den Boden oder auf Blöcke.',
    'Lass den Kopf hängen und den Atem langsamer werden.',
    'Leg die Hände an die Hüften und komm langsam hoch.',
    '1a87eabf26364b2d76b8555c6f386134', '53c4a88272efc071eadc2a306c6a2f02'
  ),
  (
    'eagle', 'Adler',
    array['Adlerhaltung', 'Adlerstellung', 'Garudasan'],
    'Schlag einen Oberschenkel über den anderen, beuge das Standbein und schling die Arme vor der Brust umeinander. Alles zieht zur Mitte, während die Schulterblätter auseinandergleiten. Das Lösen fühlt sich danach an, als würdest du einen engen Mantel ausziehen.',
    array[
      'Dehnt die Schultern und den oberen Rücken',
      'Schult Gleichgewicht und Konzentration',
      'Kräftigt Fußgelenke und Beine'
    ],
    array[
      'Lass die Zehen des überschlagenen Fußes am Boden, wenn du deinem Knie oder deinem Gleichgewicht nicht traust',
      'Kreuze die Beine nicht, wenn du eine Knie- oder Hüftverletzung oder ein künstliches Hüftgelenk hast',
      'Umarme dich selbst, statt die Arme zu kreuzen, wenn dir eine Schulter wehtut'
    ],
    'Steh auf dem rechten Bein, beuge das Knie und schlag den linken Oberschenkel darüber. Schling die Unterarme vor der Brust umeinander.',
    'Atme in den Raum zwischen deinen Schulterblättern.',
    'Löse dich langsam und steh wieder auf beiden Beinen.',
    '952fa9725fc3f6ee583bbce9daf9f661', 'df18c809e5528eedeabaf49e88ec72f9'
  ),
  (
    'half-moon', 'Halbmond',
    array['Halbmondhaltung', 'Halber Mond', 'Ardha Candrasana'],
    'Balanciere auf einem Bein und einer Hand, während sich das andere Bein auf Hüfthöhe hebt und die Brust sich zur Seite öffnet. Ein Block unter der Hand gibt dir den Raum, den du brauchst. Es fühlt sich weit und luftig an, wie ein Halbmond, der auf dem Horizont ruht.',
    array[
      'Kräftigt Hüften, Beine und Fußgelenke',
      'Schult Gleichgewicht und Koordination',
      'Öffnet Hüften und Brust'
    ],
    array[
      'Nimm einen Block; stell dich mit dem Rücken zu einer Wand, solange du die Haltung noch lernst oder wenn du schwanger bist',
      'Halte das Knie des Standbeins weich und lass es dorthin zeigen, wohin die Zehen zeigen',
      'Schau bei Nackenproblemen, Schwindel oder niedrigem Blutdruck nach unten oder geradeaus'
    ],
    'Steh auf dem rechten Bein, die rechte Hand auf einem Block, und heb das linke Bein. Öffne die Brust und streck den linken Arm nach oben.',
    'Schieb die gehobene Ferse von dir weg und atme weiter.',
    'Beuge das Standbein und senke langsam das andere Bein.',
    '59ff7ab527284a2a18ad7c624a03a937', 'daf5a7d8946d8b99ddfc681130fb3f3c'
  ),
  (
    'extended-hand-to-big-toe', 'Gestreckte Großzeh-Haltung',
    array['Hand-Großzeh-Haltung', 'Hand-zum-Großzeh-Haltung', 'Hand-Zeh-Streckung', 'Hand-Fuß-Haltung', 'Hand greift großen Zeh', 'Stehende Beinstreckung', 'Hasta Padangusthasana'],
    'Steh aufrecht auf einem Bein, fass den großen Zeh des anderen Fußes oder einen Gurt um den Fuß und streck dieses Bein nach vorn. Beide Hüften bleiben auf einer Höhe und die Brust gehoben, auch wenn das Knie des gehobenen Beins gebeugt bleibt. Diese Probe fürs Gleichgewicht bestehst du am besten mit ruhigem Atem.',
    array[
      'Dehnt die Rückseite des gehobenen Beins',
      'Kräftigt das Standbein und das Fußgelenk',
      'Verbessert das Gleichgewicht'
    ],
    array[
      'Nimm einen Gurt oder halte das gebeugte Knie; zieh nicht am Bein, um es zu strecken',
      'Halte dich an einer Wand oder einem Stuhl fest, wenn du unsicher stehst oder schwanger bist',
      'Lass diese Haltung aus bei einer Verletzung am Fußgelenk, an der Oberschenkelrückseite oder am unteren Rücken'
    ],
    'Steh auf dem linken Bein, fass rechts den großen Zeh oder einen Gurt und streck das Bein vor. Halte die Hüften gleich hoch und die Brust gehoben.',
    'Halte den Blick auf einem Punkt und atme ruhig.',
    'Beuge das Knie, lass los und stell den Fuß ab.',
    'ca4acdb8efbd852e0e2864e371eeb334', '51468e9b3df1d3e7f25d14a4d4088e8e'
  ),
  (
    'garland', 'Tiefe Hocke',
    array['Girlande', 'Hocke', 'Yogahocke', 'Yogi-Hocke', 'Yoga-Squat', 'Squat', 'Upavesasana'],
    'Geh in die Hocke, die Füße etwas mehr als hüftbreit und nach außen gedreht, die Ellbogen innen an den Knien, die Handflächen zusammen. Lass das Steißbein sinken und den Scheitel steigen. Mit einer gefalteten Decke unter den Fersen wird die Haltung erholsam.',
    array[
      'Öffnet Hüften und Leisten',
      'Dehnt die Fußgelenke und den unteren Rücken',
      'Lindert die Steifheit nach langem Sitzen'
    ],
    array[
      'Setz dich bei Knieschmerzen oder einer Knieverletzung auf einen niedrigen Hocker oder einen Stapel Blöcke, oder lass diese Haltung aus',
      'Leg eine gerollte Decke unter die Fersen, wenn sie nicht bis zum Boden kommen',
      'Setz dich in der fortgeschrittenen Schwangerschaft auf eine Sitzhilfe und frag vorher deine Hebamme oder hol dir ärztlichen Rat',
      'Halte dich beim Aufstehen an etwas fest, das sicher steht'
    ],
    'Stell die Füße etwas mehr als hüftbreit und geh in die Hocke. Bring die Handflächen zusammen, die Ellbogen innen an den Knien.',
    'Lass das Steißbein sinken und den Scheitel steigen.',
    'Setz die Hände auf den Boden und steh langsam auf.',
    '8094fcc0ba2c5d055897cf0865ca8c62', '9c7e5df6663ada0c934d82b965dfcaf0'
  ),
  (
    'low-lunge', 'Tiefer Ausfallschritt',
    array['Ausfallschritt', 'Mondsichel', 'Sichelmond', 'Halbmond', 'Läufer', 'Crescent Lunge', 'Lunge'],
    'Setz einen Fuß nach vorn zwischen die Hände und leg das hintere Knie am Boden ab. Lass das Becken nach vorn sinken, während sich Brust und Arme heben. Die Vorderseite der hinteren Hüfte öffnet sich langsam, Atemzug für Atemzug.',
    array[
      'Dehnt die Vorderseite der Hüften und die Oberschenkel',
      'Öffnet Brust und Schultern',
      'Schult das Gleichgewicht nah am Boden'
    ],
    array[
      'Leg eine gefaltete Decke unter das hintere Knie; lass es angehoben, wenn das Knien trotzdem wehtut',
      'Halte das vordere Knie über dem Fußgelenk',
      'Zieh den Bauch sanft nach innen, statt in den unteren Rücken zu sinken',
      'Lass die Hände auf dem Oberschenkel oder auf Blöcken, wenn du unsicher stehst oder Bluthochdruck hast'
    ],
    'Setz den rechten Fuß nach vorn und leg das linke Knie am Boden ab. Lass das Becken nach vorn sinken und heb die Arme.',
    'Lass das Becken mit jedem Ausatmen etwas tiefer sinken.',
    'Setz die Hände auf und bring die Knie nebeneinander.',
    '50fd4b0659000110fc052a0062024921', 'b1818705ebe15b4af0490e4149b3ea31'
  ),
  (
    'plank', 'Planke',
    array['Brett', 'Bretthaltung', 'Hohe Planke', 'Stützhaltung', 'Liegestütz', 'Plank', 'Kumbhakasana', 'Phalakasan'],
    'Halte den Körper auf Händen und Zehen in einer geraden Linie, die Schultern über den Handgelenken. Schieb den Boden weg, zieh den Bauch nach innen und lass den Nacken lang. Das ist ehrliche Arbeit: kurz, stetig und wärmend.',
    array[
      'Kräftigt Körpermitte, Arme und Schultern',
      'Unterstützt eine aufrechte Haltung',
      'Baut Ausdauer auf'
    ],
    array[
      'Leg die Knie am Boden ab, wenn der untere Rücken durchhängt oder wehtut',
      'Stütz dich auf die Unterarme oder mach Fäuste, wenn dir die Handgelenke wehtun',
      'Übe in der Schwangerschaft, nach einer Geburt oder bei einer Hernie (etwa einem Leisten- oder Nabelbruch) an der Wand oder auf den Knien und hol dir vorher medizinischen Rat',
      'Atme weiter; Luftanhalten erhöht den Blutdruck'
    ],
    'Geh aus dem Vierfüßlerstand mit den Füßen zurück in eine gerade Linie. Schieb den Boden weg und zieh den Bauch nach innen.',
    'Atme weiter und lass den Nacken lang.',
    'Leg die Knie ab und setz dich zurück auf die Fersen.',
    '787e397ef34341f9e4f8fd58ba731294', 'a1196845d7b17899d18b20b5a5a0dae6'
  ),
  (
    'side-plank', 'Seitliche Planke',
    array['Seitstütz', 'Seitliches Brett', 'Seitlicher Stütz', 'Seitplanke', 'Side Plank', 'Vasistasana', 'Weiser Vasishtha'],
    'Dreh dich aus der Planke auf eine Hand und die Außenkante eines Fußes, die Hüften übereinander. Der andere Arm streckt sich nach oben und der Körper bleibt lang wie ein Brett auf der Kante. Es fühlt sich mutig und zugleich fest an.',
    array[
      'Kräftigt die seitliche Körpermitte, die Schultern und die Handgelenke',
      'Schult das Gleichgewicht',
      'Stärkt das Vertrauen in die eigene Kraft'
    ],
    array[
      'Leg für mehr Halt das untere Knie am Boden ab',
      'Stütz dich bei Handgelenkproblemen auf den Unterarm; lass diese Haltung bei einer Schulterverletzung aus',
      'Lass weder die Hüften noch den Nacken absinken'
    ],
    'Dreh dich aus der Planke auf die rechte Hand und die Außenkante des rechten Fußes. Bring die Hüften übereinander und streck den linken Arm hoch.',
    'Heb die Hüften und atme weiter.',
    'Leg die Knie ab, setz dich zurück und ruh dich aus.',
    'e716cd45749d7cb6cafa8f1e946396cf', '81b1bea1db1e609ae39ea085e8f8220f'
  ),
  (
    'four-limbed-staff', 'Chaturanga',
    array['Tiefe Planke', 'Tiefes Brett', 'Tiefer Liegestütz', 'Yoga-Liegestütz', 'Vier-Gliedmaßen-Stockhaltung', 'Low Plank'],
    'Beuge in der Planke die Ellbogen eng an den Rippen und senke den Körper in einem Stück ab, bis die Oberarme parallel zum Boden sind. Halte die Beine kräftig und den Blick leicht nach vorn. Die Haltung dauert nur wenige Atemzüge und verlangt deine ganze Aufmerksamkeit.',
    array[
      'Kräftigt Arme, Schultern und Handgelenke',
      'Festigt Körpermitte und Beine',
      'Bereitet auf Armbalancen vor'
    ],
    array[
      'Lass die Schultern nicht tiefer sinken als die Ellbogen',
      'Leg zuerst die Knie ab, solange du noch Kraft aufbaust oder wenn dir der untere Rücken wehtut',
      'Lass diese Haltung aus bei Problemen mit Handgelenken, Ellbogen oder Schultern und in der Schwangerschaft'
    ],
    'Beuge in der Planke die Ellbogen eng an den Rippen und senke dich in einem Stück ab. Halte inne, wenn die Oberarme waagerecht sind.',
    'Halte die Beine kräftig und lass den Atem fließen.',
    'Senke dich bis zum Boden ab und ruh dich aus.',
    'fe0b5491818ff4845dcd3055d3fb2dd7', 'e8f091bcf32d25452ab9db4087f835c2'
  ),
  (
    'boat', 'Boot',
    array['Bootshaltung', 'Volles Boot', 'Navasana', 'Naukasana', 'Nauka'],
    'Lehn dich im Sitzen mit langer Wirbelsäule zurück und heb die Füße, bis die Unterschenkel oder die ganzen Beine schweben. Balanciere zwischen Sitzbeinhöckern und Steißbein und streck die Arme nach vorn. Der Bauch arbeitet, die Brust bleibt offen und der Atem fließt weiter.',
    array[
      'Kräftigt Bauch, Hüften und Rücken',
      'Schult das Gleichgewicht',
      'Unterstützt einen kraftvollen, aufrechten Sitz'
    ],
    array[
      'Lass die Knie gebeugt oder halte die Rückseiten der Oberschenkel, damit der untere Rücken nicht rund wird',
      'Schau nach vorn statt nach oben; ruh dich aus, wenn sich der Nacken anspannt',
      'Lass diese Haltung aus, wenn du schwanger bist, eine Hernie (etwa einen Leisten- oder Nabelbruch) hast oder vor Kurzem am Bauch operiert wurdest'
    ],
    'Lehn dich im Sitzen mit langem Rücken zurück und heb die Füße vom Boden. Streck die Arme nach vorn, die Knie gebeugt oder gestreckt.',
    'Lass die Brust offen und den Atem fließen.',
    'Stell die Füße ab und setz dich aufrecht hin.',
    '583e8be6c393c90e3481e43091845d31', '91f09c2a18084e05e91bd251890879c2'
  ),
  (
    'crow', 'Krähe',
    array['Krähenhaltung', 'Kranich', 'Kakasana', 'Crow'],
    'Setz in der Hocke die Hände auf den Boden und leg die Knie hoch oben an die Oberarme. Lehn dich vor, schau nach vorn und lass erst den einen, dann den anderen Fuß leicht werden. Der Moment des Schwebens ist still und überraschend verspielt.',
    array[
      'Kräftigt Handgelenke, Arme und Körpermitte',
      'Schult Gleichgewicht und Mut',
      'Schärft die Konzentration'
    ],
    array[
      'Wärm die Handgelenke auf; lass diese Haltung aus bei einem Karpaltunnelsyndrom oder anderen Problemen mit den Handgelenken',
      'Leg ein Kissen vor den Kopf auf den Boden, falls du nach vorn kippst',
      'Lass diese Haltung aus in der Schwangerschaft und bei Verletzungen an Schulter oder Nacken',
      'Schau immer nach vorn; wenn du nach hinten zu den Füßen schaust, kippst du vornüber'
    ],
    'Setz in der Hocke die Hände auf, die Knie hoch an den Oberarmen, und lehn dich vor. Schau nach vorn und heb erst einen, dann den anderen Fuß.',
    'Schau weiter nach vorn und atme ruhig.',
    'Stell die Füße nacheinander ab und setz dich hin.',
    'a0996d0a0e59fbf17aeeacf28d3f1af7', 'd493c5ef0907e6328a6e4816ac3bf786'
  ),
  (
    'cat-cow', 'Katze-Kuh',
    array['Katze und Kuh', 'Katze', 'Kuh', 'Katzenbuckel', 'Katzenhaltung', 'Cat Cow', 'Chakravakasana', 'Bidalasana', 'Marjariasana'],
    'Heb im Vierfüßlerstand beim Einatmen Brust und Steißbein und runde beim Ausatmen den ganzen Rücken. Lass die Bewegung langsam durch jeden Abschnitt der Wirbelsäule wandern. Das ist, als würdest du ein Scharnier ölen, und tut zu jeder Tageszeit gut.',
    array[
      'Hält die Wirbelsäule geschmeidig',
      'Lockert Nacken und Schultern',
      'Verbindet Bewegung und Atem'
    ],
    array[
      'Leg eine Decke unter die Knie; übe im Sitzen auf einem Stuhl, wenn das Knien trotzdem wehtut',
      'Stütz dich auf die Fäuste oder die Unterarme, wenn dir die Handgelenke wehtun',
      'Halte nach einer Nackenverletzung den Nacken in der Linie der Wirbelsäule',
      'Lass in der Schwangerschaft den Bauch nicht durchhängen; komm nur so weit zurück, bis der Rücken gerade ist'
    ],
    'Komm in den Vierfüßlerstand, Hände unter den Schultern, Knie unter den Hüften. Lass jede Bewegung deinem Atem folgen.',
    'Lass die Bewegung durch den ganzen Rücken wandern.',
    'Komm zum geraden Rücken zurück und setz dich auf die Fersen.',
    '3436999f279b7223e0cbb923caf73a5e', '0219dcbf83580e94bb5705ad9f4d3912'
  ),
  (
    'cobra', 'Kobra',
    array['Kobrahaltung', 'Kleine Kobra', 'Schlange', 'Bhujangasan'],
    'Leg dich auf den Bauch, die Hände unter den Schultern, und heb die Brust, mehr aus dem Rücken als mit den Armen. Lass die Ellbogen gebeugt und die Schultern weg von den Ohren. Die Körpervorderseite öffnet sich wie eine langsame Welle.',
    array[
      'Kräftigt die Rückenmuskeln',
      'Öffnet die Brust und die Vorderseite der Schultern',
      'Wirkt einer runden Haltung entgegen'
    ],
    array[
      'Heb dich nur so hoch, wie es im unteren Rücken angenehm bleibt',
      'Schau nach vorn, nicht nach oben, wenn dir der Nacken wehtut',
      'Lass diese Haltung aus, wenn du schwanger bist oder vor Kurzem am Bauch operiert wurdest',
      'Wähle bei Problemen mit den Handgelenken stattdessen die Sphinx'
    ],
    'Leg dich auf den Bauch, die Hände unter den Schultern, und heb die Brust. Lass die Ellbogen gebeugt und die Schultern tief.',
    'Atme in die Brust und lass den Nacken lang.',
    'Senke die Brust langsam und leg den Kopf ab.',
    'd1eb2c4e9b6abf169333ea19cc2e5564', '33f2be80e22fc5f528eab9ff77312d3c'
  ),
  (
    'sphinx', 'Sphinx',
    array['Sphinxhaltung'],
    'Leg dich auf den Bauch und stütz dich auf die Unterarme, die Ellbogen unter den Schultern. Lass die Beine lang und zieh die Brust sanft nach vorn. Das ist eine milde Rückbeuge, in der du bleiben, atmen und ausruhen kannst.',
    array[
      'Öffnet sanft die Brust',
      'Kräftigt mit wenig Anstrengung den unteren Rücken',
      'Lädt zu langsamem, tiefem Atmen ein'
    ],
    array[
      'Schieb die Ellbogen weiter nach vorn, wenn es im unteren Rücken zwickt',
      'Leg eine gefaltete Decke unter das Becken oder die Ellbogen, um bequemer zu liegen',
      'Lass diese Haltung aus, wenn du schwanger bist'
    ],
    'Leg dich auf den Bauch und stütz dich auf die Unterarme, die Ellbogen unter den Schultern. Zieh die Brust nach vorn und lass die Beine lang.',
    'Atme langsam und spüre den Bauch am Boden.',
    'Senke die Brust langsam und leg den Kopf ab.',
    'f83a1fd2042c33685c129f067ebd1bf4', '9da04ca08693019619704c88f079e133'
  ),
  (
    'upward-facing-dog', 'Heraufschauender Hund',
    array['Hinaufschauender Hund', 'Aufschauender Hund', 'Nach oben schauender Hund', 'Up Dog', 'Updog', 'Upward Dog', 'Urdhva Mukha Shwanasana'],
    'Drück Hände und Fußrücken in den Boden und heb Brust, Hüften und Knie. Die Arme sind gestreckt, die Schultern bleiben tief. Die ganze Körpervorderseite dehnt sich, während die Beine den unteren Rücken schützen.',
    array[
      'Kräftigt Arme, Handgelenke und Rücken',
      'Dehnt Brust, Bauch und die Vorderseite der Hüften',
      'Fühlt sich belebend an'
    ],
    array[
      'Wähle die Kobra oder die Sphinx, wenn dir der untere Rücken oder die Handgelenke wehtun',
      'Wirf den Kopf nicht nach hinten; halte den Nacken lang',
      'Lass diese Haltung aus in der Schwangerschaft, bei einem Karpaltunnelsyndrom oder wenn du dich vor Kurzem am Rücken verletzt hast'
    ],
    'Leg dich auf den Bauch, Hände neben den Rippen, und drück dich auf gestreckte Arme hoch. Heb Hüften und Knie und lass die Schultern tief.',
    'Halte die Beine kräftig und den Atem gleichmäßig.',
    'Senke Hüften und Brust langsam zum Boden.',
    '7afe0b7087077159ad784ab3c30713c1', '43b1dba827025db209902078832a8f77'
  ),
  (
    'locust', 'Heuschrecke',
    array['Heuschreckenhaltung', 'Grashüpfer', 'Salabhasan'],
    'Leg dich auf den Bauch und heb Kopf, Brust, Arme und Beine gleichzeitig. Streck dich über die Zehen nach hinten und über den Scheitel nach vorn, eher lang als hoch. Der Rücken arbeitet gleichmäßig vom Nacken bis zu den Fersen.',
    array[
      'Kräftigt die ganze Körperrückseite',
      'Unterstützt eine aufrechte Haltung',
      'Bereitet auf tiefere Rückbeugen vor'
    ],
    array[
      'Heb nur die Brust oder nur die Beine, wenn dir der untere Rücken wehtut; heb bei Bluthochdruck immer nur ein Bein und atme weiter',
      'Schau zum Boden, damit der Nacken lang bleibt',
      'Leg eine gefaltete Decke unter das Becken',
      'Lass diese Haltung aus, wenn du schwanger bist oder vor Kurzem am Bauch operiert wurdest'
    ],
    'Leg dich auf den Bauch, die Arme neben dir, und heb Kopf, Brust und Beine. Schau zum Boden und streck dich bis in die Zehen.',
    'Werde mit jedem Atemzug länger, nicht höher.',
    'Senke dich langsam ab und leg den Kopf auf die Hände.',
    'e98c73254c7a13061a2bfa5d4993726b', 'f5f8fe5ed37a7424058b4bf1fef3080f'
  ),
  (
    'bow', 'Bogen',
    array['Bogenhaltung', 'Bogenstellung', 'Dhanurasan'],
    'Leg dich auf den Bauch, beuge die Knie und fass die Fußgelenke. Drück die Füße nach hinten in die Hände, sodass sich Brust und Oberschenkel von selbst heben. Der Körper wird zum Bogen, der mit jedem Atemzug sanft schaukelt.',
    array[
      'Dehnt Brust, Schultern und Oberschenkel',
      'Kräftigt den Rücken',
      'Fühlt sich nach einem Tag im Sitzen erfrischend an'
    ],
    array[
      'Fass immer nur einen Fuß oder nimm einen Gurt, wenn Schultern oder Knie wenig beweglich sind',
      'Halte die Knie nicht weiter als hüftbreit und hör bei jedem Schmerz im unteren Rücken oder in den Knien auf',
      'Lass diese Haltung aus, wenn du schwanger bist, eine Hernie (etwa einen Leisten- oder Nabelbruch) oder Bluthochdruck hast oder vor Kurzem am Bauch operiert wurdest'
    ],
    'Leg dich auf den Bauch, beuge die Knie und fass die Fußgelenke. Drück die Füße nach hinten in die Hände, bis sich die Brust hebt.',
    'Lass dich vom Atem sanft schaukeln.',
    'Senke dich langsam ab, lass los und ruh auf dem Bauch aus.',
    '788a5b82e011cdcd1781bd6edd718962', '0a8d76f2e9ee38068837949ac9241d65'
  ),
  (
    'bridge', 'Schulterbrücke',
    array['Brücke', 'Brückenhaltung', 'Halbe Brücke', 'Setubandhasana', 'Setu Bandhasana'],
    'Leg dich auf den Rücken, die Knie gebeugt, die Füße unter den Knien, und roll das Becken vom Boden hoch. Drück Füße und Oberarme nach unten und lass das Brustbein zum Kinn kommen. Mit einem Block unter dem Becken wird daraus eine Ruhehaltung.',
    array[
      'Kräftigt Oberschenkelrückseiten und Hüften',
      'Öffnet die Brust und die Vorderseite der Hüften',
      'Kann beruhigen und die Stimmung heben'
    ],
    array[
      'Dreh nie den Kopf, solange das Becken gehoben ist',
      'Halte die Knie parallel und über den Fußgelenken',
      'Heb das Becken bei einer Nackenverletzung nur wenig oder lass diese Haltung aus',
      'Wähle eine andere Haltung in der fortgeschrittenen Schwangerschaft oder wenn dir die Rückenlage unangenehm ist'
    ],
    'Leg dich auf den Rücken, beuge die Knie und heb das Becken. Drück Füße und Oberarme nach unten.',
    'Atme in die Brust und halte den Kopf still.',
    'Roll langsam ab, erst der obere Rücken, zuletzt das Becken.',
    'c609d5022f7a1701db43a1d9a6b8d985', 'eb56ca9f9a9ee53819fe482bcdac2489'
  ),
  (
    'camel', 'Kamel',
    array['Kamelhaltung', 'Kamelstellung', 'Ustrasan', 'Ushtrasan'],
    'Knie dich hin, die Hüften über den Knien, leg die Hände an den unteren Rücken und heb die Brust nach oben und hinten. Nur wenn es leicht bleibt, greif zu den Fersen. Die ganze Körpervorderseite öffnet sich; ruh danach einen Moment still aus.',
    array[
      'Dehnt Brust, Bauch und Oberschenkel',
      'Wirkt runden Schultern entgegen',
      'Fördert tiefes Atmen'
    ],
    array[
      'Lass die Hände am unteren Rücken und schau nach vorn, wenn Rücken oder Nacken empfindlich sind',
      'Knie auf einer gefalteten Decke; lass diese Haltung aus, wenn dir die Knie wehtun',
      'Lass diese Haltung aus bei Bluthochdruck, niedrigem Blutdruck, Migräne oder Glaukom (grünem Star) und wenn du dich vor Kurzem am Rücken verletzt hast; in der Schwangerschaft bleiben die Hände am unteren Rücken, oder du lässt die Haltung aus',
      'Komm langsam hoch, die Brust zuerst, der Kopf zuletzt'
    ],
    'Knie dich aufrecht hin, die Hände am unteren Rücken, und heb die Brust nach oben und hinten. Greif nur zu den Fersen, wenn es leicht bleibt.',
    'Heb die Brust weiter an und atme gleichmäßig.',
    'Komm langsam hoch, die Brust zuerst, der Kopf zuletzt.',
    '6b2ad6bfc7336b186589454029f482a2', '60818718ecd2db4b24a63bfc4c54626e'
  ),
  (
    'fish', 'Fisch',
    array['Fischhaltung', 'Fischstellung', 'Matsyasan'],
    'Leg dich auf den Rücken, drück die Unterarme in den Boden und heb die Brust, bis der Scheitel leicht aufliegt oder schwebt. Das Gewicht bleibt auf den Ellbogen, nicht auf dem Kopf. Kehle und Brust öffnen sich und der Atem wird weit.',
    array[
      'Öffnet Brust und Kehle',
      'Dehnt die Muskeln zwischen den Rippen',
      'Gleicht die Haltung nach Vorbeugen aus'
    ],
    array[
      'Trag das Gewicht auf den Unterarmen und belaste den Kopf kaum',
      'Leg dich bei Nackenproblemen stattdessen über eine gerollte Decke, den Kopf gestützt',
      'Lass diese Haltung aus bei Bluthochdruck, niedrigem Blutdruck oder Migräne, wenn du dich vor Kurzem am Rücken verletzt hast, und ab der Mitte der Schwangerschaft'
    ],
    'Leg dich auf den Rücken, drück die Unterarme in den Boden und heb die Brust. Lass den Scheitel leicht aufliegen oder schweben.',
    'Lass das Gewicht auf den Ellbogen und atme weit.',
    'Heb den Kopf, zieh das Kinn heran, leg dich langsam ab.',
    '7221790862d801b955cd8d55d5cf943e', 'bb8087f6b60729dcedf4dfe6f4966e69'
  ),
  (
    'wheel', 'Rad',
    array['Radhaltung', 'Volles Rad', 'Nach oben gerichteter Bogen', 'Umgekehrter Bogen', 'Brücke', 'Wheel', 'Chakrasana'],
    'Leg dich auf den Rücken, setz die Hände neben die Ohren und die Füße unter die Knie und drück den ganzen Körper zu einem Bogen hoch. Verteile die Kraft auf Beine, Arme und oberen Rücken. Das Rad ist anspruchsvoll und hinterlässt ein klares, hellwaches Gefühl.',
    array[
      'Kräftigt Arme, Beine und Rücken',
      'Öffnet Brust, Schultern und Hüften',
      'Bringt Energie'
    ],
    array[
      'Wärm dich zuerst mit leichteren Rückbeugen auf und komm herunter, bevor du müde wirst',
      'Lass diese Haltung aus bei Problemen mit Handgelenken, Schultern, Nacken oder unterem Rücken',
      'Lass diese Haltung aus bei einer Herzerkrankung, Bluthochdruck oder Glaukom (grünem Star) und in der Schwangerschaft',
      'Halte Knie und Füße parallel; zieh das Kinn heran, bevor du den Kopf ablegst'
    ],
    'Leg dich auf den Rücken, Knie gebeugt, Hände neben den Ohren, und drück dich zum Bogen hoch. Halte Knie und Füße parallel.',
    'Drück gleichmäßig nach unten und atme weiter.',
    'Zieh das Kinn heran und senke dich langsam auf den Rücken.',
    '432b15bee1b5a8511369b9bef71583a4', '9705d7bbf58b3edc60f97abef2dcd6c8'
  ),
  (
    'lord-of-the-dance', 'Tänzer',
    array['Tänzerhaltung', 'Herr des Tanzes', 'König der Tänzer', 'Tanzender Shiva', 'Dancer', 'Natrajasana'],
    'Steh auf einem Bein, fass den anderen Fuß hinter dir und drück ihn nach hinten und oben, während sich die Brust hebt. Der freie Arm streckt sich nach vorn und hält die Balance. Es ist ein Tanz, der stillsteht, mal kraftvoll, mal anmutig.',
    array[
      'Schult Gleichgewicht und Konzentration',
      'Dehnt Schultern, Brust und Oberschenkel',
      'Kräftigt das Standbein'
    ],
    array[
      'Halte dich an einer Wand oder einem Stuhl fest und leg einen Gurt um den Fuß',
      'Halte das Knie des gehobenen Beins in einer Linie mit der Hüfte; hör bei jedem Schmerz in Knie oder unterem Rücken auf',
      'Lass diese Haltung aus bei niedrigem Blutdruck, Schwindel oder einem verletzten Fußgelenk und übe in der Schwangerschaft an einer Wand'
    ],
    'Steh auf dem linken Bein und fass den rechten Fuß hinter dir. Drück den Fuß nach hinten und oben und streck den linken Arm nach vorn.',
    'Lass den Blick auf einem Punkt ruhen und atme gleichmäßig.',
    'Lass den Fuß langsam los und steh auf beiden Beinen.',
    'a77c74fcd14ccdda2f2b42e376a2bcd7', '3ade60b16cc021887243589c2695c1de'
  ),
  (
    'easy-pose', 'Schneidersitz',
    array['Einfacher Sitz', 'Bequemer Sitz', 'Angenehmer Sitz', 'Leichter Sitz', 'Kreuzbeiniger Sitz', 'Yogasitz', 'Sukhasan'],
    'Sitz mit gekreuzten Beinen, jeden Fuß unter dem Knie der anderen Seite und das Becken auf einem Kissen erhöht. Lass die Hände ruhen und die Wirbelsäule sich mühelos aufrichten. Ein Sitz, um zu atmen, zu lauschen und eine Weile nichts zu tun.',
    array[
      'Beruhigt den Geist',
      'Fördert einen aufrechten Rücken',
      'Öffnet sanft die Hüften'
    ],
    array[
      'Sitz so hoch, dass die Knie tiefer liegen als die Hüften',
      'Unterstütze die Knie mit Decken oder setz dich auf einen Stuhl, wenn dir die Knie oder die Hüften wehtun',
      'Kreuze die Beine nach der halben Zeit andersherum'
    ],
    'Setz dich mit gekreuzten Beinen auf ein Kissen, die Hände auf den Knien. Lass die Wirbelsäule wachsen und die Schultern sinken.',
    'Folge deinem Atem, ein und aus.',
    'Streck die Beine aus und schüttle sie sanft.',
    'c63a155f03497af847b1d2e2d8cd135d', '3789851a54c43da4960fc9fbb1b6d930'
  ),
  (
    'staff', 'Stabhaltung',
    array['Stab', 'Stock', 'Stocksitz', 'Stockhaltung', 'Langsitz', 'Dandasan'],
    'Sitz mit nach vorn gestreckten Beinen und angezogenen Füßen, die Hände neben den Hüften. Drück die Oberschenkel nach unten und heb die Brust, als wäre der Rücken ein Stab. Es sieht leicht aus und ist stille, gründliche Arbeit.',
    array[
      'Kräftigt Rücken und Oberschenkel',
      'Schult den aufrechten Sitz',
      'Macht die Oberschenkelrückseiten lang'
    ],
    array[
      'Setz dich auf eine gefaltete Decke oder beuge die Knie, wenn der untere Rücken rund wird',
      'Lehn den Rücken an eine Wand, wenn er müde wird',
      'Heb die Hände an oder dreh sie nach außen, wenn dir die Handgelenke wehtun'
    ],
    'Sitz mit nach vorn gestreckten Beinen, die Hände neben den Hüften. Drück die Oberschenkel nach unten und heb die Brust.',
    'Richte dich mit jedem Einatmen ein wenig mehr auf.',
    'Beuge die Knie und lass die Beine locker.',
    'a6a71150a1af53f61e75aee15860ae38', 'ea31b53457e75dbf29455b3ab1654071'
  ),
  (
    'thunderbolt', 'Fersensitz',
    array['Diamantsitz', 'Donnerkeil', 'Donnerkeilsitz', 'Kniesitz', 'Heldensitz', 'Vajrasan'],
    'Knie dich hin und setz dich auf die Fersen, die Knie zusammen, die Hände auf den Oberschenkeln. Der Rücken ist aufrecht, der Bauch weich. Viele sitzen nach dem Essen gern ein paar Minuten still so da.',
    array[
      'Gibt einen stabilen Sitz zum Atmen und Meditieren',
      'Dehnt die Fußgelenke und die Vorderseite der Oberschenkel',
      'Fühlt sich nach dem Essen erholsam an'
    ],
    array[
      'Leg ein Kissen zwischen Fersen und Gesäß oder lass diese Haltung aus, wenn dir die Knie wehtun',
      'Leg eine gerollte Decke unter die Fußgelenke, wenn sie steif sind',
      'Komm sofort heraus, wenn die Füße taub werden',
      'Hol dir nach einer Operation an Knie oder Fußgelenk vorher ärztlichen Rat'
    ],
    'Knie dich hin und setz dich auf die Fersen, die Hände auf den Oberschenkeln. Halte den Rücken aufrecht und den Bauch weich.',
    'Lass den Atem tief unten im Bauch fließen.',
    'Lehn dich vor, heb dich von den Fersen, streck die Beine.',
    '8c62cc285e8885a2cb6432ba3a0a46bb', '65c8fbe27e0a72c1b4511dad4cb90d7a'
  ),
  (
    'lotus', 'Lotussitz',
    array['Lotus', 'Voller Lotus', 'Voller Lotussitz', 'Lotosblüte', 'Padmasan', 'Kamalasana'],
    'Sitz so, dass jeder Fuß auf dem Oberschenkel der anderen Seite liegt, nah an der Hüfte, die Sohlen nach oben. Die Drehung kommt aus den Hüften und nie aus den Knien. Wessen Hüften so weit sind, der findet hier einen festen, stillen Sitz; allen anderen gibt der Schneidersitz dieselbe Ruhe.',
    array[
      'Gibt einen sehr stabilen Sitz',
      'Hält offene Hüften beweglich',
      'Unterstützt stille Konzentration'
    ],
    array[
      'Zieh den Fuß nie in Position; hör bei jedem Schmerz in Knie oder Fußgelenk auf',
      'Lass diese Haltung aus bei Verletzungen und nach Operationen an Knie, Hüfte oder Fußgelenk',
      'Übe mit nur einem Fuß oben oder im Schneidersitz, bis sich die Hüften von selbst öffnen',
      'Löse die Beine langsam und mit den Händen'
    ],
    'Leg im Sitzen jeden Fuß auf den anderen Oberschenkel, nur so weit es leicht geht. Lass die Hände auf den Knien ruhen und sitz aufrecht.',
    'Sitz still und folge deinem Atem.',
    'Löse die Beine langsam und mit den Händen.',
    '1ea498835a89caf49ac3b235351afa84', '6b65c997161e8f8ddfdb1a6b4550bf5d'
  ),
  (
    'bound-angle', 'Schmetterling',
    array['Schmetterlingssitz', 'Sitzender Schmetterling', 'Schustersitz', 'Gebundener Winkel', 'Gebundene Winkelhaltung', 'Butterfly', 'Bhadrasana'],
    'Leg im Sitzen die Fußsohlen aneinander und lass die Knie zur Seite sinken wie die Deckel eines Buches. Halte die Füße und richte dich auf oder beuge dich ein wenig nach vorn. Die Innenseiten der Oberschenkel lassen langsam los; zu drücken gibt es hier nichts.',
    array[
      'Öffnet die Hüften und die Innenseiten der Oberschenkel',
      'Fördert einen aufrechten Sitz',
      'Wirkt beruhigend'
    ],
    array[
      'Drück die Knie nicht nach unten und wippe nicht; unterstütze sie mit Decken, wenn sie oder die Leisten wehtun',
      'Setz dich auf ein Kissen, wenn der untere Rücken rund wird',
      'Schieb bei Knieproblemen die Füße weiter vom Becken weg'
    ],
    'Leg im Sitzen die Fußsohlen aneinander und lass die Knie zur Seite sinken. Halte die Füße und richte dich auf.',
    'Lass beim Ausatmen die Innenseiten der Beine weich werden.',
    'Heb die Knie mit den Händen an und streck die Beine aus.',
    '25b96c7a775d8cb7d558bb11379c389b', 'ba43a1a288d78aef160155f656f18d20'
  ),
  (
    'seated-forward-fold', 'Sitzende Vorbeuge',
    array['Vorbeuge im Sitzen', 'Sitzende Vorwärtsbeuge', 'Vorwärtsbeuge im Sitzen', 'Vorwärtsbeuge', 'Zange', 'Rückenstreckung', 'Paschimottanasan', 'Pashchimottanasana'],
    'Sitz mit ausgestreckten Beinen und beuge dich aus der Hüfte nach vorn über die Beine. Halte die Füße, die Schienbeine oder einen Gurt und lass den Rücken erst lang werden, bevor er sich rundet. Mit der Zeit wird die Vorbeuge zu einem Ort der Ruhe.',
    array[
      'Dehnt Oberschenkelrückseiten und Rücken',
      'Beruhigt den Geist',
      'Lädt zu langsamem Atmen ein'
    ],
    array[
      'Beuge die Knie und setz dich auf eine gefaltete Decke, um den unteren Rücken zu schützen',
      'Lass diese Haltung aus bei einem Bandscheibenvorfall oder Ischiasbeschwerden und halte bei Osteoporose den Rücken lang',
      'Halte in der Schwangerschaft die Beine auseinander, sodass kein Druck auf den Bauch kommt'
    ],
    'Sitz mit ausgestreckten Beinen und beuge dich aus der Hüfte nach vorn. Halte die Füße, die Schienbeine oder einen Gurt.',
    'Werde beim Einatmen lang und beim Ausatmen weich.',
    'Geh mit den Händen zurück und richte dich langsam auf.',
    'd220b5c25edd601e42dff88fd512569e', '823696b87c86da2b2042b04b3b019183'
  ),
  (
    'head-to-knee', 'Kopf-Knie-Haltung',
    array['Kopf-zum-Knie-Haltung', 'Kopf-Knie-Stellung', 'Einseitige Vorbeuge', 'Einbeinige Vorbeuge', 'Janu Sirsasana', 'Janushirsasana'],
    'Sitz mit einem ausgestreckten Bein, den anderen Fuß an der Innenseite des Oberschenkels, und beuge dich über das lange Bein. Lass das Brustbein führen, nicht den Kopf. Seite für Seite werden Rücken und Bein weich.',
    array[
      'Dehnt Oberschenkelrückseiten und Leisten',
      'Macht den Rücken lang',
      'Wirkt beruhigend'
    ],
    array[
      'Unterstütze das gebeugte Knie mit einer Decke; zieh den Fuß weniger nah heran, wenn das Knie wehtut',
      'Beuge das gestreckte Bein oder nimm einen Gurt, wenn die Oberschenkelrückseite spannt',
      'Sitz bei Problemen im unteren Rücken erhöht und bleib halb aufrecht; lass in der Schwangerschaft Platz für den Bauch'
    ],
    'Sitz, leg den rechten Fuß innen an den linken Oberschenkel, das rechte Knie gebeugt. Beuge dich mit der Brust voran über das linke Bein.',
    'Lass den Rücken mit jedem Ausatmen weicher werden.',
    'Komm langsam hoch und streck beide Beine aus.',
    'bf3b3dc6d314973507965e6feab48a66', '1dad24368f7f9f6d2b12a2f92064d38d'
  ),
  (
    'cow-face', 'Kuhgesicht',
    array['Kuhkopf', 'Kuhgesicht-Haltung', 'Kuhkopf-Haltung', 'Kuhmaul', 'Gomukhasan'],
    'Leg ein Knie über das andere und führ einen Arm von oben und einen von unten hinter den Rücken, bis sich die Hände treffen. Ein Gurt zwischen den Händen schließt die Lücke. Hüften und Schultern öffnen sich gleichzeitig, also lass dir Zeit.',
    array[
      'Dehnt Schultern, Brust und Oberarme',
      'Öffnet die Außenseiten der Hüften',
      'Macht Unterschiede zwischen links und rechts spürbar'
    ],
    array[
      'Setz dich auf ein Kissen oder einfach in den Schneidersitz, wenn dir die Knie oder die Hüften wehtun',
      'Nimm einen Gurt und hör bei jedem stechenden Schmerz in der Schulter oder Taubheitsgefühl im Arm auf',
      'Lass bei einer Schulterverletzung die Armhaltung aus und bei einer Knieverletzung die Beinhaltung'
    ],
    'Sitz, das rechte Knie unter dem linken, die Füße seitlich. Führ den linken Arm von oben, den rechten von unten und fass Hände oder Gurt.',
    'Atme in die Brust und lass die Hüften weich werden.',
    'Löse die Hände und nimm die Beine auseinander.',
    '469eb3fd684e26d4726ec69ac25b729f', '96d11d480c57e0ec084e6f522e1e80aa'
  ),
  (
    'half-lord-of-the-fishes', 'Drehsitz',
    array['Halber Drehsitz', 'Sitzende Drehung', 'Drehung im Sitzen', 'Halber Herr der Fische', 'Herr der Fische', 'Matsyendrasana'],
    'Sitz mit einem gebeugten Bein am Boden, den anderen Fuß außen neben dessen Knie aufgestellt, und dreh dich zum aufgestellten Knie. Werde beim Einatmen länger und dreh dich beim Ausatmen ein wenig weiter. Danach fühlt sich die Wirbelsäule ausgewrungen und frisch an.',
    array[
      'Hält die Wirbelsäule in der Drehung beweglich',
      'Dehnt Hüften und Schultern',
      'Erfrischt nach langem Sitzen'
    ],
    array[
      'Dreh dich aus dem oberen Rücken und zieh dich nie mit den Armen weiter',
      'Lass das Bein, das unten liegt, gestreckt, wenn das Knie wehtut',
      'Lass diese Haltung aus bei einem Bandscheibenvorfall oder wenn du vor Kurzem eine Rückenverletzung hattest oder am Bauch operiert wurdest; dreh dich bei Osteoporose nur sanft',
      'Dreh in der Schwangerschaft nur die Brust, und zwar weg vom aufgestellten Knie'
    ],
    'Sitz, beuge das linke Bein, stell den rechten Fuß darüber und dreh dich nach rechts. Leg den linken Arm ums Knie, die rechte Hand hinter dich.',
    'Werde beim Einatmen lang und dreh dich beim Ausatmen.',
    'Dreh dich langsam zur Mitte zurück und streck die Beine.',
    '303fec765f123d0f3ed3d59f1fbf928c', '66530d1382d4750ca9eec00a4863996a'
  ),
  (
    'easy-seated-twist', 'Drehung im Schneidersitz',
    array['Einfacher Drehsitz', 'Leichter Drehsitz', 'Sanfter Drehsitz', 'Sitzende Drehung', 'Drehung im Sitzen'],
    'Setz dich in den Schneidersitz, leg eine Hand aufs gegenüberliegende Knie und die andere hinter dich und dreh dich sanft. Der Kopf folgt zuletzt. Eine kleine, freundliche Drehung für jede Pause am Tag.',
    array[
      'Lockert Rücken und Schultern',
      'Hält die Wirbelsäule beweglich',
      'Lindert die Anspannung vom Schreibtisch'
    ],
    array[
      'Setz dich auf ein Kissen oder einen Stuhl, wenn Hüften oder Knie steif sind',
      'Dreh dich nur so weit, wie der Atem leicht bleibt',
      'Dreh dich bei Bandscheibenproblemen oder Osteoporose nur sehr wenig; dreh in der Schwangerschaft nur die Schultern'
    ],
    'Dreh dich im Schneidersitz sanft nach rechts. Leg die linke Hand auf das rechte Knie und die rechte Hand hinter dich.',
    'Werde beim Einatmen lang und dreh dich beim Ausatmen.',
    'Atme aus und komm zur Mitte zurück.',
    '49a83e8664ae8f04e292b9e2f430f83d', '1b4bb63cadb84a5e6cc807e3607203fc'
  ),
  (
    'revolved-triangle', 'Gedrehtes Dreieck',
    array['Dreieck mit Drehung', 'Umgekehrtes Dreieck', 'Parivrtta Trikonasana'],
    'Dreh aus einem etwas kürzeren Stand als im Dreieck die Brust über das vordere Bein und bring die gegenüberliegende Hand auf einen Block oder ans Schienbein. Der andere Arm streckt sich nach oben. Gleichgewicht, Dehnung und Drehung treffen sich hier, also gib jedem davon Zeit.',
    array[
      'Dehnt die Oberschenkelrückseiten und die Außenseiten der Hüften',
      'Hält die Wirbelsäule in der Drehung beweglich',
      'Schult das Gleichgewicht'
    ],
    array[
      'Leg die Hand auf einen Block oder einen Stuhl und halte das vordere Knie weich',
      'Lass diese Haltung aus bei einem Bandscheibenvorfall oder wenn du dich vor Kurzem am Rücken verletzt hast',
      'Übe in der Schwangerschaft, bei niedrigem Blutdruck oder bei Schwindel stattdessen das Dreieck',
      'Schau nach unten, wenn dir der Nacken wehtut'
    ],
    'Setz den linken Fuß zurück und dreh die Brust über das rechte Bein. Stütz die linke Hand auf einen Block und streck den rechten Arm hoch.',
    'Werde beim Einatmen lang und dreh dich beim Ausatmen.',
    'Schau nach unten, beuge das vordere Knie, komm langsam hoch.',
    'd0a72f7b04718c47562a61660471081e', 'f65eec585913dc1394be28f9078899f6'
  ),
  (
    'supine-twist', 'Liegende Drehung',
    array['Drehung im Liegen', 'Drehung in Rückenlage', 'Liegender Drehsitz', 'Krokodil', 'Krokodilhaltung', 'Jathara Parivartanasana'],
    'Leg dich auf den Rücken, zieh die Knie heran und lass sie zu einer Seite sinken, während die Arme weit ausgebreitet ruhen. Dreh den Kopf zur anderen Seite, wenn dir das angenehm ist. Die Schwerkraft macht die Arbeit, du atmest nur.',
    array[
      'Entspannt den unteren Rücken und die Hüften',
      'Öffnet sanft die Brust',
      'Bereitet auf Ruhe oder Schlaf vor'
    ],
    array[
      'Unterstütze das Knie mit einem Kissen, damit es nicht bis zum Boden kommen muss',
      'Lass diese Haltung aus bei Problemen mit den Bandscheiben oder dem Iliosakralgelenk (ISG), oder lass die Knie gebeugt und beide Füße am Boden',
      'Kreuze das Bein nicht über den Körper, wenn du ein künstliches Hüftgelenk hast',
      'Leg dich in der fortgeschrittenen Schwangerschaft stattdessen auf die Seite'
    ],
    'Leg dich auf den Rücken, beuge die Knie und lass sie nach rechts sinken. Breite die Arme weit aus und lass die Schultern schwer werden.',
    'Überlass der Schwerkraft die Arbeit und atme einfach.',
    'Bring die Knie nacheinander zur Mitte zurück.',
    '3afcc76d216588d966f30500733b5c66', '212a0b639218dd324f0c41258a2c8c1c'
  ),
  (
    'childs-pose', 'Kindhaltung',
    array['Haltung des Kindes', 'Stellung des Kindes', 'Kindshaltung', 'Kindeshaltung', 'Kindstellung', 'Kind', 'Embryo', 'Balasan', 'Shashankasana'],
    'Knie dich hin, setz dich Richtung Fersen zurück und beuge dich nach vorn, bis die Stirn auf dem Boden oder einem Kissen ruht. Lass die Arme nach vorn oder neben dem Körper liegen. Hierher kannst du dich zurückziehen, wann immer du eine Pause brauchst.',
    array[
      'Beruhigt Atem und Geist',
      'Entspannt den unteren Rücken und die Schultern',
      'Bietet Ruhe zwischen anderen Haltungen'
    ],
    array[
      'Leg ein Kissen zwischen Fersen und Gesäß oder leg dich mit angezogenen Knien auf den Rücken, wenn dir die Knie wehtun',
      'Leg den Kopf auf die aufeinandergestellten Fäuste oder ein Kissen, wenn er nicht bis zum Boden kommt',
      'Öffne in der Schwangerschaft die Knie weit, sodass kein Druck auf den Bauch kommt',
      'Leg bei Bluthochdruck oder Glaukom (grünem Star) den Kopf erhöht auf eine Unterlage'
    ],
    'Knie dich hin, setz dich Richtung Fersen und beuge dich nach vorn. Leg die Stirn auf den Boden oder ein Kissen, die Arme lang oder neben dir.',
    'Spüre, wie der Rücken mit jedem Einatmen weiter wird.',
    'Geh mit den Händen zurück und setz dich langsam auf.',
    'a792056e0edfb9b6cac918ad002c6df4', '59b30fe5361db29d2fb1abced32e8ea4'
  ),
  (
    'corpse', 'Shavasana',
    array['Endentspannung', 'Schlussentspannung', 'Tiefenentspannung', 'Rückenentspannungslage', 'Totenstellung', 'Totenhaltung', 'Leichenhaltung', 'Savasan', 'Mrtasana'],
    'Leg dich auf den Rücken, die Beine auseinander, die Handflächen nach oben, und lass alle Anstrengung los. Spüre, wie der Körper Stück für Stück schwer wird, von den Füßen bis zur Stirn. Wach und still lässt du die Praxis nachwirken.',
    array[
      'Entspannt den ganzen Körper',
      'Lässt den Atem langsam und ruhig werden',
      'Rundet die Praxis ab'
    ],
    array[
      'Leg ein Kissen unter die Knie, wenn es im unteren Rücken unangenehm ist',
      'Leg dich ab der Mitte der Schwangerschaft auf die linke Seite, ein Kissen zwischen den Knien',
      'Lass die Augen offen oder setz dich auf, wenn dir das Stillliegen Angst macht',
      'Roll dich auf eine Seite und ruh dich aus, bevor du dich aufsetzt'
    ],
    'Leg dich auf den Rücken, Beine auseinander, Arme neben dir, Handflächen nach oben. Lass alle Anstrengung los und werde schwer.',
    'Lass den Atem von selbst kommen und gehen.',
    'Roll dich auf eine Seite, ruh kurz aus und setz dich auf.',
    '8c22a3e5c3617344c110e051be2cb37c', '964402e91bdd21bf383b31811abdd5e0'
  ),
  (
    'legs-up-the-wall', 'Beine an der Wand',
    array['Beine hoch an der Wand', 'Beine hoch', 'Umgekehrter See', 'Legs up the Wall', 'Vipareeta Karani', 'Viparitakarani'],
    'Leg dich nah an einer Wand auf den Rücken und lehn die Beine an ihr hoch. Mit einer gefalteten Decke unter dem Becken liegst du weicher. Müde Beine werden leicht, während du nichts zu tun hast.',
    array[
      'Lässt müde Beine und Füße ausruhen',
      'Beruhigt den Geist',
      'Dehnt sanft die Oberschenkelrückseiten'
    ],
    array[
      'Lass diese Haltung aus bei Glaukom (grünem Star) oder anderen Augenerkrankungen und hol dir bei Bluthochdruck oder einer Herzerkrankung ärztlichen Rat',
      'Rück weiter von der Wand weg oder leg die Unterschenkel auf einen Stuhl, wenn es im Rücken oder in den Knien zieht',
      'Wähle in der fortgeschrittenen Schwangerschaft eine Haltung in Seitenlage',
      'Komm langsam heraus, indem du dich auf eine Seite rollst'
    ],
    'Setz dich seitlich nah an eine Wand, leg dich zurück und schwing die Beine hoch. Lass die Arme ruhen und die Beine leicht werden.',
    'Lass den Bauch weich und den Atem langsam werden.',
    'Beuge die Knie, roll dich auf eine Seite und ruh dort aus.',
    'ae275dc206ba20b816b575e2ed75ba6a', '10c26b0eec0c07147b9f9c3d162bf0b9'
  ),
  (
    'wind-relieving', 'Knie zur Brust',
    array['Windbefreiende Haltung', 'Windlösende Haltung', 'Gaslösende Haltung', 'Päckchen', 'Apanasana', 'Pawanmuktasana', 'Pavanmuktasana'],
    'Leg dich auf den Rücken und zieh ein Knie mit den Armen zur Brust, während das andere Bein lang bleibt. Atme in den Bauch und lass ihn vom Oberschenkel sanft massieren. Wechsle ohne Eile die Seite.',
    array[
      'Entspannt den unteren Rücken und die Hüften',
      'Fühlt sich bei angespanntem Bauch angenehm an',
      'Beruhigt den Atem'
    ],
    array[
      'Halte das Bein hinter dem Oberschenkel, nicht am Schienbein, wenn das Knie wehtut',
      'Lass den Kopf am Boden, wenn dir der Nacken wehtut',
      'Lass diese Haltung aus, wenn du schwanger bist, eine Hernie (etwa einen Leisten- oder Nabelbruch) hast oder vor Kurzem am Bauch oder an der Hüfte operiert wurdest'
    ],
    'Leg dich auf den Rücken und zieh das rechte Knie zur Brust. Lass das linke Bein lang und den Kopf am Boden ruhen.',
    'Atme in den Bauch, dem Oberschenkel entgegen.',
    'Lass das Knie los und streck beide Beine aus.',
    'cd4e830c5855ea39170eb1a2490b5c7d', 'a7f71221b1b3c7671130daca3d8867e8'
  ),
  (
    'reclined-bound-angle', 'Liegender Schmetterling',
    array['Schmetterling im Liegen', 'Liegender gebundener Winkel', 'Liegende Winkelhaltung', 'Liegende Göttin', 'Supta Badha Konasana'],
    'Leg dich zurück, auf den Boden oder über ein Bolster, die Fußsohlen aneinander, und lass die Knie auseinandersinken. Stütz jedes Knie mit einem Kissen und lass die Arme ruhen. Eine sanfte Öffnung, die keinerlei Anstrengung verlangt.',
    array[
      'Entspannt Bauch, Hüften und Brust',
      'Lässt den Atem von selbst tiefer werden',
      'Bereitet auf den Schlaf vor'
    ],
    array[
      'Unterstütze die Knie, damit es weder in der Leiste noch in den Kniegelenken zieht',
      'Lagere den Rücken bei Problemen im unteren Rücken erhöht auf einem Bolster',
      'Lagere in der fortgeschrittenen Schwangerschaft den Oberkörper deutlich erhöht, statt flach zu liegen'
    ],
    'Leg dich zurück, die Fußsohlen aneinander, und lass die Knie auseinandersinken. Stütz jedes Knie ab und lass die Arme ruhen.',
    'Lass den Bauch mit dem Atem steigen und sinken.',
    'Schließe die Knie mit den Händen, roll dich auf eine Seite.',
    '90f501b6344888173c1c30d44b980da9', '3cc9c7bb5bd1aecc127d39b0b989e9d1'
  ),
  (
    'plow', 'Pflug',
    array['Pflughaltung', 'Pflugstellung', 'Halasan'],
    'Heb aus der Rückenlage die Beine über den Kopf, bis die Zehen hinter dir den Boden oder einen Stuhl erreichen. Das Gewicht ruht auf den Schultern und Oberarmen und die Kehle bleibt weich. Hier wird die Welt ganz still.',
    array[
      'Dehnt Rücken und Schultern',
      'Beruhigt den Geist',
      'Kräftigt auf dem Weg hinein und heraus den Rumpf'
    ],
    array[
      'Leg gefaltete Decken unter die Schultern, damit der Nacken frei bleibt, und dreh nie den Kopf',
      'Lass diese Haltung aus bei Verletzungen an Nacken, Schultern oder Rücken, Osteoporose, Bluthochdruck, einer Herzerkrankung, Glaukom (grünem Star) oder anderen Augenerkrankungen',
      'Lass diese Haltung aus in der Schwangerschaft und bei Kopfschmerzen',
      'Lern diese Haltung bei einer Lehrkraft und leg die Füße anfangs auf einen Stuhl'
    ],
    'Leg dich mit Decken unter den Schultern hin, heb die Beine über den Kopf. Leg die Zehen auf Boden oder Stuhl und halte den Kopf still.',
    'Lass die Kehle weich und den Atem ruhig.',
    'Roll mit gebeugten Knien langsam ab, den Kopf am Boden.',
    'ff61c582d4df28b53bff05f75f691118', '7c083d74fccfaf247d7dba0cd758d682'
  ),
  (
    'supported-shoulderstand', 'Schulterstand',
    array['Kerze', 'Gestützter Schulterstand', 'Sarvangasan'],
    'Ruh auf den Schultern und Oberarmen, während die Hände den Rücken stützen und die Beine nach oben steigen. Das Gewicht liegt auf den Schultern, nicht auf dem Nacken. Ruhig gehalten, auf gefalteten Decken, fühlt sich die Haltung kühl und still an.',
    array[
      'Kräftigt Schultern, Rücken und Körpermitte',
      'Lässt die Beine ausruhen',
      'Schult die Stabilität'
    ],
    array[
      'Leg gefaltete Decken unter die Schultern, dreh nie den Kopf und komm bei jedem Druck in Nacken, Augen oder Ohren herunter',
      'Lass diese Haltung aus bei Verletzungen an Nacken oder Schultern, Bluthochdruck, Herzerkrankungen, Glaukom (grünem Star) oder anderen Augenerkrankungen',
      'Lass diese Haltung aus in der Schwangerschaft, bei Osteoporose und bei Kopfschmerzen',
      'Lern diese Haltung bei einer Lehrkraft; die sanfte Alternative ist Beine an der Wand'
    ],
    'Leg dich mit Decken unter den Schultern hin und heb Becken und Beine. Stütz den Rücken mit den Händen und halte den Kopf still.',
    'Trag das Gewicht auf den Schultern und atme ruhig.',
    'Beuge die Knie und roll langsam ab.',
    '1ac0b49c42db12c9260befff6cc82e20', '31bb7aa01f1d9f40cfe50944593ae9f7'
  ),
  (
    'supported-headstand', 'Kopfstand',
    array['Gestützter Kopfstand', 'Sheershasana', 'Sirsasana', 'Shirshasan'],
    'Die Unterarme bilden ein festes Dreieck am Boden, der Kopf ruht leicht darin und die Beine steigen über die Schultern. Die Arme tragen das Gewicht. Der Kopfstand verlangt Kraft, Geduld und einen klaren Geist und ist jahrelange Vorbereitung wert.',
    array[
      'Kräftigt Schultern, Arme und Körpermitte',
      'Schult Gleichgewicht und Konzentration',
      'Stärkt ein ruhiges Selbstvertrauen'
    ],
    array[
      'Lern diese Haltung nur bei einer erfahrenen Lehrkraft und nah an einer Wand; der größte Teil des Gewichts gehört auf die Unterarme',
      'Lass diese Haltung aus bei Problemen jeder Art mit Nacken, Schultern oder Wirbelsäule, bei Osteoporose, Bluthochdruck, einer Herzerkrankung, Glaukom (grünem Star) oder anderen Augenerkrankungen und bei Epilepsie',
      'Lass diese Haltung aus in der Schwangerschaft, bei Migräne und wenn du müde bist',
      'Komm beim ersten Druck im Nacken oder im Kopf herunter und ruh dich in der Kindhaltung aus'
    ],
    'Setz nah an einer Wand die Unterarme und den Scheitel auf und heb langsam die Beine. Trag das Gewicht auf den Unterarmen.',
    'Drück die Unterarme in den Boden und atme ruhig.',
    'Senke langsam die Beine und ruh aus, den Kopf noch unten.',
    '2f52135175606c6c3b5561015fa11b80', 'e3b02a06ed0e0a4dbf57ea873ca347d5'
  ),
  (
    'handstand', 'Handstand',
    array['Nach unten gerichteter Baum', 'Adho Mukha Vrkshasana'],
    'Setz die Hände schulterbreit auf und lass die Beine steigen, bis Hüften und Füße über den Händen stehen. Schieb den Boden weg und halte den ganzen Körper in einer Linie, an einer Wand, solange du sie brauchst. Eine lebhafte Haltung, in der aus Angst ein Spiel wird.',
    array[
      'Kräftigt Handgelenke, Arme und Schultern',
      'Schult Gleichgewicht und Körpermitte',
      'Bringt Energie und Mut'
    ],
    array[
      'Lern diese Haltung bei einer Lehrkraft, an einer Wand und mit freiem Platz um dich herum',
      'Wärm Handgelenke und Schultern auf; lass diese Haltung aus, wenn sie verletzt sind',
      'Lass diese Haltung aus bei Bluthochdruck, Herzerkrankungen, Glaukom (grünem Star) oder anderen Augenerkrankungen, Epilepsie, Osteoporose oder Schwindel und in der Schwangerschaft',
      'Komm herunter, bevor dir die Kraft ausgeht'
    ],
    'Setz nah an einer Wand die Hände schulterbreit auf und schwing dich sanft hoch. Schieb den Boden weg und halte den Körper in einer Linie.',
    'Schieb den Boden weg und atme weiter.',
    'Senke erst das eine, dann das andere Bein und ruh dich aus.',
    '36081ccb6bb6432d4b03a9d37ab881fa', '67a13f02459ec5a924ecd9016dceafbc'
  ),
  (
    'alternate-nostril-breath', 'Wechselatmung',
    array['Nasenwechselatmung', 'Wechselseitige Nasenatmung', 'Nasenlochatmung', 'Anulom Vilom', 'Anuloma Viloma', 'Nadi Shodhan', 'Nadi Shuddhi'],
    'Verschließ ein Nasenloch leicht mit dem Daumen und atme durch das andere ein; wechsle die Seite und atme aus, atme auf dieser Seite wieder ein und wechsle zurück. Lass den Atem lautlos von Seite zu Seite fließen wie ein langsames Pendel. Nach einigen Minuten fühlt sich der Geist ausgeglichen und klar an.',
    array[
      'Beruhigt und klärt den Geist',
      'Macht den Atem gleichmäßig',
      'Bereitet auf die Meditation vor'
    ],
    array[
      'Halte den Atem nicht an und erzwinge ihn nicht; atme normal, wenn dir schwindlig wird oder du schlecht Luft bekommst',
      'Warte, bis eine Erkältung vorbei und die Nase wieder frei ist',
      'Übe bei Bluthochdruck, einer Herz- oder Lungenerkrankung oder in der Schwangerschaft ganz ohne Pausen im Atem'
    ],
    'Sitz aufrecht und führ die rechte Hand zur Nase. Verschließ das rechte Nasenloch mit dem Daumen und beginne mit dem Einatmen links.',
    'Lass den Atem lautlos von Seite zu Seite fließen.',
    'Senke die Hand und atme durch beide Nasenlöcher.',
    '2851825eaf9409d904416fd2b2987fe7', '5389129c6fac7eb773f2ca0f7ef6f277'
  ),
  (
    'victorious-breath', 'Ujjayi-Atmung',
    array['Siegreiche Atmung', 'Siegreicher Atem', 'Ozeanatmung', 'Meeresatmung', 'Meeresrauschen', 'Kehlatmung', 'Ujjayi Pranayama', 'Ujai'],
    'Atme durch die Nase und verenge die Kehle ein wenig, sodass jeder Atemzug leise klingt wie ferne Wellen. Lass Ein- und Ausatmen gleich lang sein. Der Klang gibt dem Geist etwas Gleichmäßiges, auf dem er ruhen kann.',
    array[
      'Verlängert den Atem',
      'Hilft bei der Konzentration in der Bewegung',
      'Wirkt beruhigend'
    ],
    array[
      'Lass den Klang leise bleiben; lockere die Kehle, sobald sie sich verspannt oder du husten musst',
      'Atme normal, wenn dir schwindlig wird',
      'Hol dir bei Asthma, einer anderen Lungenerkrankung oder einer Herzerkrankung vorher ärztlichen Rat'
    ],
    'Sitz aufrecht und atme durch die Nase. Verenge die Kehle ein wenig, sodass jeder Atemzug klingt wie ferne Wellen.',
    'Lass den Klang leise und gleichmäßig bleiben.',
    'Entspanne die Kehle und atme normal.',
    '9b3300ece2b78ec35d2f2dab50afae1d', '296f56a2ff3ff9faa139f8ed90f1a9f0'
  ),
  (
    'humming-bee-breath', 'Bienenatmung',
    array['Bienensummen', 'Bienenatem', 'Hummelatmung', 'Summatmung', 'Summender Atem', 'Brahmari'],
    'Atme durch die Nase ein und summe beim Ausatmen leise, die Lippen geschlossen, der Kiefer locker. Spüre die Vibration in Gesicht und Brust. Nach einigen Durchgängen wird es still im Kopf, wie in einem Raum, in dem eine Glocke verklungen ist.',
    array[
      'Verlängert das Ausatmen auf natürliche Weise',
      'Entspannt Kiefer und Gesicht',
      'Hilft, am Abend zur Ruhe zu kommen'
    ],
    array[
      'Summ sanft und nur so lange, wie es angenehm ist',
      'Lass diese Atemübung aus bei einer Ohrenentzündung und drück nicht auf die Ohren',
      'Sitz aufrecht, statt zu liegen; hol dir bei Epilepsie oder einer Herzerkrankung vorher ärztlichen Rat'
    ],
    'Sitz aufrecht, leg die Finger leicht aufs Gesicht und schließe die Lippen. Atme durch die Nase ein und summe leise beim Ausatmen.',
    'Spüre das Summen in Gesicht und Brust.',
    'Lass den Klang verklingen und lausche der Stille.',
    'd236657d3c9f6bd1f0ba2aec3dcb36af', '1aef5840642d82377066c9a6cc9bc7d8'
  ),
  (
    'equal-breath', 'Box-Atmung',
    array['Boxatmung', 'Quadratatmung', 'Viereckatmung', 'Gleichmäßige Atmung', 'Gleichmäßiger Atem', 'Box Breathing', 'Equal Breath', 'Samavritti'],
    'Zähl beim Einatmen bis vier und beim Ausatmen bis vier und lass beides gleich ruhig fließen. Stell dir vor, du gehst langsam um ein Quadrat, eine Seite für jedes Einatmen und eine für jedes Ausatmen. Man kennt die Box-Atmung auch mit gleich langen Pausen zwischen Ein- und Ausatmen; hier entfallen sie, wenn du sie nicht selbst wählst.',
    array[
      'Macht den Atem gleichmäßig',
      'Hilft, in angespannten Momenten Ruhe zu finden',
      'Unterstützt die Konzentration'
    ],
    array[
      'Lass in der Schwangerschaft, bei Bluthochdruck oder bei einer Herz- oder Lungenerkrankung die Pausen weg und atme nur gleichmäßig',
      'Streng dich nie an, um eine Zahl zu erreichen; zähl stattdessen weniger weit',
      'Hör auf und atme normal, wenn dir schwindlig wird oder Angst aufkommt'
    ],
    'Sitz aufrecht, die Hände auf dem Bauch, und atme durch die Nase. Lass Ein- und Ausatmen gleich lang werden.',
    'Zähl beim Einatmen und beim Ausatmen gleich weit.',
    'Hör auf zu zählen und atme, wie du magst.',
    'a23289efd0b1ba84dbe5fb0b820f27fe', '82f0e9b072f71974e9a2eb74564d65fa'
  ),
  (
    'cooling-breath', 'Kühlende Atmung',
    array['Kühlender Atem', 'Kühlatmung', 'Zungenatmung', 'Sitali', 'Sheetali'],
    'Roll die Zunge zu einem Röhrchen oder öffne die Zähne einen Spalt, wenn sie sich nicht rollen lässt, und zieh die Luft darüber ein. Schließe den Mund und atme durch die Nase aus. Jeder Atemzug bringt eine kleine, frische Kühle, die an heißen Tagen willkommen ist.',
    array[
      'Fühlt sich kühlend und erfrischend an',
      'Verlangsamt den Atem',
      'Hilft, nach Anstrengung zur Ruhe zu kommen'
    ],
    array[
      'Übe nur bei sauberer, milder Luft, denn bei dieser Atemübung filtert die Nase die Luft nicht',
      'Lass diese Atemübung aus bei Erkältung, Halsschmerzen, Asthma oder empfindlichen Zähnen',
      'Lass diese Atemübung aus bei niedrigem Blutdruck und hol dir bei einer Herz- oder Lungenerkrankung ärztlichen Rat'
    ],
    'Sitz oder knie aufrecht, roll die Zunge oder öffne die Zähne einen Spalt. Zieh die Luft über die Zunge ein und atme durch die Nase aus.',
    'Spüre die kühle Luft beim Einatmen.',
    'Entspanne die Zunge und atme durch die Nase.',
    '53130ce44a5a2c4a34312fdb1acd60c9', '472b20cfd5fc6826f5e4a74f62f945ce'
  ),
  (
    'skull-shining-breath', 'Kapalabhati',
    array['Feueratmung', 'Feueratem', 'Schädelleuchten', 'Leuchtender Schädel', 'Schnellatmung', 'Breath of Fire', 'Kapalbhati', 'Kapal Bhati'],
    'Sitz aufrecht und lass kurze, leichte Stöße des Unterbauchs die Luft durch die Nase hinaustreiben; das Einatmen kommt jedes Mal von selbst. Beginne mit zehn Stößen und atme dann eine Weile normal. Der Kopf fühlt sich klar an und der Körper wach.',
    array[
      'Fühlt sich klärend und belebend an',
      'Kräftigt die Bauchmuskeln',
      'Schult die Wahrnehmung des Atems'
    ],
    array[
      'Lass diese Atemübung aus in der Schwangerschaft und nach einer Geburt noch einige Wochen lang',
      'Lass diese Atemübung aus bei Bluthochdruck, einer Herzerkrankung, Epilepsie, Glaukom (grünem Star) oder einer Hernie (etwa einem Leisten- oder Nabelbruch), nach einem früheren Schlaganfall oder wenn du vor Kurzem am Bauch operiert wurdest',
      'Übe auf leeren Magen und hör sofort auf, wenn dir schwindlig wird, Angst aufkommt oder du schlecht Luft bekommst',
      'Hol dir bei Asthma oder einer anderen Lungenerkrankung vorher ärztlichen Rat und lern diese Atemübung bei einer Lehrkraft'
    ],
    'Sitz aufrecht, eine Hand auf dem Bauch. Stoß die Luft leicht und kurz durch die Nase aus und lass das Einatmen jedes Mal von selbst kommen.',
    'Halte die Stöße leicht und hör auf, wenn dir schwindlig wird.',
    'Atme normal und bleib noch einen Moment still sitzen.',
    '16d7aacd567c31c20d54194fe452363d', '4f5b8402b0be5ea0aec9aacd5d3ee115'
  ),
  (
    'bellows-breath', 'Blasebalgatmung',
    array['Blasebalg', 'Blasebalg-Atmung', 'Blasebalgatem', 'Bhastrika Pranayama'],
    'Atme mit gleicher Kraft durch die Nase ein und aus, schnell und tief, sodass sich Bauch und Rippen wie ein Blasebalg bewegen. Zehn Atemzüge bilden einen Durchgang, danach atmest du ruhig. Das erzeugt Wärme und Energie und ist für kurzes, aufmerksames Üben gedacht.',
    array[
      'Fühlt sich wärmend und belebend an',
      'Kräftigt die Atemmuskulatur',
      'Vertreibt morgens die Müdigkeit'
    ],
    array[
      'Lass diese Atemübung aus in der Schwangerschaft und nach einer Geburt noch einige Wochen lang',
      'Lass diese Atemübung aus bei Bluthochdruck, einer Herzerkrankung, Epilepsie, Glaukom (grünem Star), einer Hernie (etwa einem Leisten- oder Nabelbruch) oder Panikattacken, nach einem früheren Schlaganfall oder wenn du vor Kurzem operiert wurdest',
      'Lern diese Atemübung bei einer Lehrkraft, im Sitzen, auf leeren Magen und niemals im Wasser oder in der Nähe von Wasser',
      'Hör sofort auf und atme normal, wenn dir schwindlig wird, es kribbelt oder du schlecht Luft bekommst'
    ],
    'Sitz oder knie aufrecht und atme durch die Nase gleich kräftig ein und aus. Beginne langsam und hör auf, wenn dir schwindlig wird.',
    'Beweg Bauch und Rippen und lass das Gesicht locker.',
    'Atme normal und bleib noch einen Moment still sitzen.',
    '6e4e296bb011e7d9ea9f45e1bfdee25c', 'b6842a63eea508af701a1c07be5340d3'
  ),
  (
    'surya-namaskar-b', 'Sonnengruß B',
    array['Sonnengrüße B', 'Ashtanga-Sonnengruß', 'Langer Sonnengruß', 'Sun Salutation B', 'Suryanamaskar B', 'Surya Namaskara B'],
    'Ein längerer, kräftigerer Sonnengruß: Zu den Vorbeugen, Chaturanga und den zwei Hunden kommen die Stuhlhaltung und auf beiden Seiten Krieger I. Jede Bewegung dauert ein Ein- oder Ausatmen, und gegen Ende ruhst du mehrere Atemzüge lang im herabschauenden Hund. Das wärmt schnell auf und macht dich stark und wach.',
    array[
      'Kräftigt Beine, Arme und Körpermitte',
      'Dehnt Schultern, Hüften und Beinrückseiten',
      'Baut Ausdauer und einen gleichmäßigen Atemrhythmus auf',
      'Wärmt den ganzen Körper für die folgende Praxis auf'
    ],
    array[
      'Lern zuerst den Sonnengruß; mach Schritte, statt zu springen, und leg die Knie am Boden ab, bevor du die Brust senkst, solange du noch Kraft aufbaust',
      'Halte das vordere Knie über dem Fußgelenk und beuge in jeder Vorbeuge die Knie, wenn dir der untere Rücken wehtut; lass diesen Flow aus, wenn dir die Knie wehtun',
      'Lass diesen Flow aus in der Schwangerschaft, bei Problemen mit Handgelenken, Ellbogen oder Schultern, bei einer Hernie (etwa einem Leisten- oder Nabelbruch) oder wenn du vor Kurzem eine Rückenverletzung hattest oder am Bauch operiert wurdest',
      'Hol dir bei Bluthochdruck, Glaukom (grünem Star) oder anderen Augenerkrankungen oder bei Schwindel vorher ärztlichen Rat und übe eine sanfte Variante mit den Händen auf einem Stuhl oder an einer Wand',
      'Lass in Krieger I die Hände an den Hüften, wenn du Schulterschmerzen, eine Herzerkrankung oder Bluthochdruck hast; halte bei Osteoporose in jeder Vorbeuge den Rücken lang',
      'Wirf im heraufschauenden Hund den Kopf nicht nach hinten; wähle die Kobra, wenn der untere Rücken empfindlich ist'
    ],
    'Steh vorn auf der Matte, Füße zusammen, Arme neben dem Körper. Lass jede Bewegung deinem Atem folgen.',
    'Mit jedem Ein- und Ausatmen eine Bewegung, stark und stetig.',
    'Bleib stehen, bis dein Atem ruhig ist.',
    '9b07e3d60aa9d993c73bd443be8cc284', '8764bf6ee2c339223802dc7ad5a4dbf3'
  ),
  (
    'chandra-namaskar', 'Mondgruß',
    array['Mondgrüße', 'Mondgebet', 'Moon Salutation', 'Chandranamaskar', 'Chandra Namaskara', 'Candra Namaskar'],
    'Eine langsame Folge nach dem Muster des Sonnengrußes, mit einer knienden Mondsichel nach jedem Ausfallschritt. Das linke Bein führt zuerst, und jede Bewegung hat Zeit für einen vollen, ruhigen Atemzug. Der Mondgruß passt in den Abend und in jede Stunde, in der du dich ohne Eile bewegen möchtest.',
    array[
      'Dehnt die Vorderseite der Hüften, die Beine und den Rücken',
      'Kräftigt Arme, Beine und Körpermitte',
      'Schult das Gleichgewicht nah am Boden',
      'Verbindet langsame Bewegung und Atem'
    ],
    array[
      'Lern zuerst den Sonnengruß; leg eine gefaltete Decke unter die Knie; lass diesen Flow aus, wenn das Knien wehtut',
      'Lass in der knienden Mondsichel die Hände auf dem Oberschenkel oder auf Blöcken, wenn du unsicher stehst, dir eine Schulter wehtut oder du Bluthochdruck hast',
      'Beuge in jeder Vorbeuge die Knie, wenn dir der untere Rücken wehtut, und halte bei Osteoporose den Rücken lang',
      'Hol dir bei Bluthochdruck, Glaukom (grünem Star) oder anderen Augenerkrankungen oder bei Schwindel vorher ärztlichen Rat und übe eine sanfte Variante mit den Händen auf einem Stuhl oder an einer Wand',
      'Lass diesen Flow aus, wenn ein Handgelenk, eine Schulter oder der Nacken verletzt ist, du eine Hernie (etwa einen Leisten- oder Nabelbruch) hast oder vor Kurzem am Bauch operiert wurdest',
      'Übe in der Schwangerschaft nur eine Variante, die eine Lehrkraft für dich angepasst hat'
    ],
    'Steh vorn auf der Matte, Füße zusammen, Handflächen vor der Brust. Beweg dich langsam und lass das linke Bein zuerst führen.',
    'Beweg dich weich und lass jeden Atemzug lang sein.',
    'Bleib stehen und spüre die Ruhe im Körper.',
    '3d71f707a362a02cc425b980e3960063', 'ed416359c76aeb9032a6e8bcd385bea5'
  ),
  (
    'sun-breaths', 'Armheben im Atemrhythmus',
    array['Armheben mit dem Atem', 'Arme heben und senken', 'Dynamische Berghaltung', 'Atmen im Stehen', 'Sun Breath'],
    'Steh aufrecht, führ die Arme beim Einatmen seitlich nach oben und lass sie beim Ausatmen wieder herabschweben. Der Atem gibt das Tempo vor und die Arme folgen ihm, immer wieder. Schon eine Minute davon lockert die Schultern und sammelt den Geist für das, was kommt.',
    array[
      'Lockert Schultern und Flanken',
      'Verbindet Bewegung und Atem auf die einfachste Weise',
      'Fördert einen vollen Atem'
    ],
    array[
      'Heb die Arme nur bis auf Schulterhöhe, wenn dir eine Schulter wehtut oder du Bluthochdruck hast, und heb sie bei einer Schulterverletzung gar nicht',
      'Schau geradeaus statt nach oben, wenn dir der Nacken wehtut oder dir schwindlig ist, und lehn dich nicht nach hinten ins Hohlkreuz',
      'Stell die Füße weiter auseinander oder setz dich auf einen Stuhl, wenn du unsicher stehst oder dich benommen fühlst',
      'Erzwinge den Atem nie und halte ihn nie an; beweg dich in dem Tempo, in dem er kommt'
    ],
    'Stell die Füße unter die Hüften und lass die Arme hängen. Heb sie beim Einatmen und senke sie beim Ausatmen.',
    'Lass den Atem führen und die Arme folgen.',
    'Lass die Arme ruhen und spüre, wie der Atem ruhiger wird.',
    '3988f904db9f145eb1a68a4eab60d155', 'a7ffb2ec1f561a3425047defa98ca9bd'
  ),
  (
    'surya-bhedana', 'Sonnenatmung',
    array['Sonnenatem', 'Atmung durch das rechte Nasenloch', 'Rechte Nasenlochatmung', 'Surya Bheda', 'Surya Bhedan', 'Suryabhedana', 'Surya Bhedana Pranayama'],
    'Verschließ leicht das linke Nasenloch und atme durch das rechte ein; verschließ dann das rechte und atme durch das linke aus. Jeder Durchgang verläuft gleich, langsam und lautlos, und das Ausatmen dauert etwas länger. Die Sonnenatmung gilt als wärmend und passt gut zu einem kühlen Morgen.',
    array[
      'Fühlt sich wärmend und sanft belebend an',
      'Verlängert den Atem und macht ihn gleichmäßig',
      'Sammelt die Aufmerksamkeit'
    ],
    array[
      'Lass diese Atemübung aus in der Schwangerschaft und bei Bluthochdruck, einer Herzerkrankung oder Epilepsie',
      'Hol dir bei Asthma oder einer anderen Lungenerkrankung vorher ärztlichen Rat',
      'Warte, bis eine Erkältung, eine verstopfte Nase oder Fieber vorbei ist, und wähle an heißen Tagen eine andere Atemübung',
      'Halte den Atem nie an und erzwinge ihn nie; atme normal, wenn dir schwindlig oder heiß wird oder du unruhig wirst'
    ],
    'Sitz aufrecht und führ die rechte Hand zur Nase. Atme langsam und sanft durch das rechte Nasenloch ein und durch das linke aus.',
    'Lass jeden Atemzug lautlos, fließend und leicht sein.',
    'Senke die Hand und atme durch beide Nasenlöcher.',
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
