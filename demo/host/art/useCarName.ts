import type { Car } from '../../shared/replies/cars.js';
import { fill, textOf, useI18n } from '../messages/i18n.js';
import type { CarView } from './CarPicture.js';

/** Returns the alternative text of a car's drawing, such as "Illustration: white 2024 BMW X6, from the front left". */
export function useCarName(): (car: Pick<Car, 'goods_name' | 'color'>, view?: CarView) => string {
  const { texts, lang } = useI18n();
  const { colors, illustration, views } = texts.car;
  return ({ goods_name, color }, view = 'front') =>
    fill(illustration, {
      name: goods_name,
      color: textOf(colors, color).toLocaleLowerCase(lang),
      view: views[view],
    });
}
