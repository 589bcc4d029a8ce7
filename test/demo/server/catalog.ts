import { seedCars } from '../../../demo/server/cars/seed.js';
import { seedDepartments } from '../../../demo/server/departments/seed.js';
import { seedGoods } from '../../../demo/server/goods/seed.js';
import { seedNotices } from '../../../demo/server/notices/seed.js';
import { seedSearch } from '../../../demo/server/search/seed.js';
import { seedStores } from '../../../demo/server/stores/seed.js';

/** The seeds of what the shop sells, without its shoppers. */
export const CATALOG = [seedCars, seedDepartments, seedStores, seedGoods, seedSearch, seedNotices];
