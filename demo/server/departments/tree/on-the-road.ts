import { department as d } from './department.js';

/** What belongs to cars and motorcycles. */
export const ON_THE_ROAD = [
  d(['Tires and wheels', 'Шины и диски', 'الإطارات والجنوط', 'Pneus et jantes'], 'tire', 'Black', [
    d(['All-season tires', 'Всесезонные шины', 'إطارات لكل الفصول', 'Pneus toutes saisons'], 'tire', 'Black'),
    d(['Winter tires', 'Зимние шины', 'إطارات شتوية', 'Pneus hiver'], 'tire', 'Midnight blue'),
    d(['Alloy wheels', 'Литые диски', 'جنوط ألمنيوم', 'Jantes en alliage'], 'rim', 'Silver'),
    d(['Steel wheels', 'Стальные диски', 'جنوط فولاذية', 'Jantes en acier'], 'rim', 'Black'),
  ]),
  d(
    ['Lights and batteries', 'Свет и аккумуляторы', 'الإضاءة والبطاريات', 'Éclairage et batteries'],
    'headlamp',
    'Silver',
    [
      d(['Headlamps', 'Фары', 'مصابيح أمامية', 'Phares'], 'headlamp', 'Silver'),
      d(
        ['Driving lights', 'Дополнительный свет', 'مصابيح قيادة إضافية', 'Feux longue portée'],
        'headlamp',
        'Black',
      ),
      d(
        ['Car batteries', 'Автомобильные аккумуляторы', 'بطاريات السيارات', 'Batteries auto'],
        'battery',
        'Blue',
      ),
      d(
        ['Jump starters', 'Пусковые устройства', 'أجهزة بدء التشغيل', 'Boosters de démarrage'],
        'battery',
        'Orange',
      ),
    ],
  ),
  d(
    ['EV charging', 'Зарядка электромобилей', 'شحن السيارات الكهربائية', 'Recharge électrique'],
    'cable',
    'Green',
    [
      d(['Charging cables', 'Зарядные кабели', 'كابلات الشحن', 'Câbles de recharge'], 'cable', 'Green'),
      d(
        ['Portable chargers', 'Портативные зарядные станции', 'شواحن متنقلة', 'Chargeurs portables'],
        'cable',
        'Blue',
      ),
      d(
        ['Charging adapters', 'Переходники для зарядки', 'محوّلات الشحن', 'Adaptateurs de recharge'],
        'cable',
        'Orange',
      ),
    ],
  ),
  d(['Car interior', 'Салон автомобиля', 'مقصورة السيارة', 'Habitacle'], 'seat-cover', 'Bronze', [
    d(['Seat covers', 'Чехлы на сиденья', 'أغطية المقاعد', 'Housses de siège'], 'seat-cover', 'Bronze'),
    d(['Floor mats', 'Автомобильные коврики', 'دواسات الأرضية', 'Tapis de sol'], 'floor-mat', 'Grey'),
    d(['Trunk liners', 'Коврики в багажник', 'بطانات صندوق الأمتعة', 'Tapis de coffre'], 'floor-mat', 'Sand'),
    d(['Dash cams', 'Видеорегистраторы', 'كاميرات القيادة', 'Caméras embarquées'], 'dash-cam', 'Black'),
  ]),
  d(
    ['Racks and carriers', 'Багажники и крепления', 'حوامل السقف والأمتعة', 'Barres et coffres de toit'],
    'roof-box',
    'Midnight blue',
    [
      d(['Roof racks', 'Багажники на крышу', 'حوامل السقف', 'Barres de toit'], 'roof-rack', 'Silver'),
      d(['Roof boxes', 'Автобоксы на крышу', 'صناديق السقف', 'Coffres de toit'], 'roof-box', 'Midnight blue'),
    ],
  ),
  d(['Children on board', 'Дети в машине', 'الأطفال في السيارة', 'Enfants à bord'], 'child-seat', 'Teal', [
    d(['Child seats', 'Детские автокресла', 'مقاعد الأطفال', 'Sièges enfant'], 'child-seat', 'Teal'),
    d(['Booster seats', 'Бустеры', 'مقاعد معزِّزة', 'Rehausseurs'], 'child-seat', 'Red'),
  ]),
  d(['Motorcycle', 'Мотоэкипировка', 'الدراجات النارية', 'Moto'], 'helmet', 'Red', [
    d(['Full-face helmets', 'Закрытые шлемы', 'خوذات مغلقة', 'Casques intégraux'], 'helmet', 'Red'),
    d(['Open-face helmets', 'Открытые шлемы', 'خوذات مفتوحة', 'Casques jet'], 'helmet', 'Sand'),
    d(['Riding jackets', 'Мотокуртки', 'سترات ركوب الدراجات', 'Blousons moto'], 'jacket', 'Black'),
    d(['Riding shoes', 'Мотоботы', 'أحذية ركوب الدراجات', 'Chaussures moto'], 'shoes', 'Black'),
  ]),
];
