import { department as d } from './department.js';

/** What belongs to the garage, the home and its people. */
export const AT_HOME = [
  d(['Tools and garage', 'Инструменты и гараж', 'العدد والمرآب', 'Outils et garage'], 'tool-set', 'Red', [
    d(['Socket sets', 'Наборы головок', 'أطقم لُقَم الربط', 'Coffrets de douilles'], 'tool-set', 'Red'),
    d(
      ['Household tool kits', 'Наборы инструментов для дома', 'أطقم عدد منزلية', 'Trousses à outils'],
      'tool-set',
      'Green',
    ),
    d(['Cordless drills', 'Аккумуляторные дрели', 'مثاقب لاسلكية', 'Perceuses sans fil'], 'drill', 'Yellow'),
    d(['Impact drivers', 'Ударные шуруповёрты', 'مفكات صدمية', 'Visseuses à chocs'], 'drill', 'Blue'),
    d(['Trolley jacks', 'Подкатные домкраты', 'رافعات بعجلات', 'Crics rouleurs'], 'jack', 'Red'),
    d(
      ['Low-profile jacks', 'Низкопрофильные домкраты', 'رافعات منخفضة', 'Crics extra-plats'],
      'jack',
      'Blue',
    ),
  ]),
  d(['Electronics', 'Электроника', 'الإلكترونيات', 'Électronique'], 'phone', 'Blue', [
    d(['Smartphones', 'Смартфоны', 'هواتف ذكية', 'Smartphones'], 'phone', 'Blue'),
    d(['Rugged phones', 'Защищённые телефоны', 'هواتف متينة', 'Téléphones renforcés'], 'phone', 'Olive'),
    d(['Laptops', 'Ноутбуки', 'حواسيب محمولة', 'Ordinateurs portables'], 'laptop', 'Silver'),
    d(['Gaming laptops', 'Игровые ноутбуки', 'حواسيب الألعاب', 'PC portables de jeu'], 'laptop', 'Black'),
    d(['Headphones', 'Наушники', 'سماعات الرأس', 'Casques audio'], 'headphones', 'Black'),
    d(['Smart watches', 'Смарт-часы', 'ساعات ذكية', 'Montres connectées'], 'watch', 'Teal'),
  ]),
  d(['Light and plants', 'Свет и растения', 'الإضاءة والنباتات', 'Luminaires et plantes'], 'lamp', 'Yellow', [
    d(['Table lamps', 'Настольные лампы', 'مصابيح طاولة', 'Lampes de table'], 'lamp', 'Yellow'),
    d(['Floor lamps', 'Торшеры', 'مصابيح أرضية', 'Lampadaires'], 'floor-lamp', 'Bronze'),
    d(['Plant pots', 'Цветочные горшки', 'أصص النباتات', 'Pots de fleurs'], 'plant-pot', 'Orange'),
  ]),
  d(['Kitchen', 'Кухня', 'المطبخ', 'Cuisine'], 'kettle', 'Teal', [
    d(
      ['Electric kettles', 'Электрические чайники', 'غلايات كهربائية', 'Bouilloires électriques'],
      'kettle',
      'Silver',
    ),
    d(['Stovetop kettles', 'Чайники для плиты', 'غلايات للموقد', 'Bouilloires sifflantes'], 'kettle', 'Red'),
    d(['Frying pans', 'Сковороды', 'مقالٍ', 'Poêles'], 'pan', 'Black'),
    d(['Saucepans', 'Сотейники', 'قدور بمقبض', 'Casseroles'], 'pan', 'Bronze'),
  ]),
  d(['Fashion and bags', 'Одежда и сумки', 'الأزياء والحقائب', 'Mode et sacs'], 'backpack', 'Olive', [
    d(['Jackets', 'Куртки', 'سترات', 'Vestes'], 'jacket', 'Olive'),
    d(['Sneakers', 'Кроссовки', 'أحذية رياضية', 'Baskets'], 'shoes', 'White'),
    d(
      ['Hiking shoes', 'Треккинговая обувь', 'أحذية المشي الطويل', 'Chaussures de randonnée'],
      'shoes',
      'Bronze',
    ),
    d(['Wrist watches', 'Наручные часы', 'ساعات يد', 'Montres-bracelets'], 'watch', 'Bronze'),
    d(['Backpacks', 'Рюкзаки', 'حقائب ظهر', 'Sacs à dos'], 'backpack', 'Olive'),
    d(
      ['Travel backpacks', 'Дорожные рюкзаки', 'حقائب سفر للظهر', 'Sacs à dos de voyage'],
      'backpack',
      'Midnight blue',
    ),
  ]),
];
