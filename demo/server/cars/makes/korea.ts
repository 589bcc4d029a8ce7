import { siHyundai, siKia } from 'simple-icons';
import { model as m, make } from './make.js';

const region = 'korea';

export const KOREAN_MAKES = [
  make('Hyundai', { region, icon: siHyundai, share: 6 }, [
    m('i10', 'hatchback', ['petrol'], 2018, 16),
    m('i20', 'hatchback', ['petrol'], 2018, 20),
    m('i30', 'hatchback', ['petrol', 'diesel'], 2018, 24),
    m('Elantra', 'sedan', ['petrol', 'hybrid'], 2018, 22),
    m('Sonata', 'sedan', ['petrol', 'hybrid'], 2018, 28),
    m('Grandeur', 'sedan', ['petrol', 'hybrid'], 2018, 36),
    m('Venue', 'suv', ['petrol'], 2019, 20),
    m('Kona', 'suv', ['petrol', 'hybrid'], 2018, 25),
    m('Kona Electric', 'suv', ['electric'], 2018, 35, { km: 514 }),
    m('Tucson', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 29),
    m('Santa Fe', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 36),
    m('Palisade', 'suv', ['petrol', 'diesel'], 2019, 40),
    m('Ioniq 5', 'suv', ['electric'], 2021, 44, { km: 507, axle: 'rwd' }),
    m('Ioniq 6', 'sedan', ['electric'], 2022, 43, { km: 614, axle: 'rwd' }),
    m('Ioniq 9', 'suv', ['electric'], 2025, 62, { km: 620, axle: 'rwd' }),
    m('Staria', 'van', ['petrol', 'diesel', 'hybrid'], 2021, 38),
  ]),
  make('Kia', { region, icon: siKia, share: 5 }, [
    m('Picanto', 'hatchback', ['petrol'], 2018, 16),
    m('Rio', 'hatchback', ['petrol'], 2018, 18, { until: 2023 }),
    m('Ceed', 'hatchback', ['petrol', 'diesel'], 2018, 25),
    m('K5', 'sedan', ['petrol', 'hybrid'], 2020, 27),
    m('Seltos', 'suv', ['petrol'], 2019, 25),
    m('Niro', 'suv', ['hybrid'], 2018, 28),
    m('Niro EV', 'suv', ['electric'], 2018, 40, { km: 460 }),
    m('Sportage', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 29),
    m('Sorento', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 36),
    m('Telluride', 'suv', ['petrol'], 2019, 38),
    m('Soul', 'hatchback', ['petrol'], 2018, 21),
    m('EV3', 'suv', ['electric'], 2024, 37, { km: 436 }),
    m('EV6', 'suv', ['electric'], 2021, 45, { km: 528, axle: 'rwd' }),
    m('EV9', 'suv', ['electric'], 2023, 58, { km: 563, axle: 'rwd' }),
    m('Carnival', 'van', ['petrol', 'diesel', 'hybrid'], 2018, 36),
  ]),
  make('Genesis', { region, share: 2, axle: 'rwd' }, [
    m('G70', 'sedan', ['petrol'], 2018, 42),
    m('G80', 'sedan', ['petrol'], 2018, 56),
    m('Electrified G80', 'sedan', ['electric'], 2021, 80, { km: 520 }),
    m('G90', 'sedan', ['petrol'], 2018, 90),
    m('GV60', 'suv', ['electric'], 2021, 53, { km: 470 }),
    m('GV70', 'suv', ['petrol'], 2021, 47),
    m('GV80', 'suv', ['petrol', 'diesel'], 2020, 60),
  ]),
];
