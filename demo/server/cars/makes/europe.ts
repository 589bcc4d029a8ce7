import {
  siBentley,
  siCitroen,
  siDacia,
  siFiat,
  siMaserati,
  siMini,
  siPeugeot,
  siPolestar,
  siRenault,
  siSeat,
  siSkoda,
  siVolvo,
} from 'simple-icons';
import { model as m, make } from './make.js';

const region = 'europe';

export const EUROPEAN_MAKES = [
  make('Volvo', { region, icon: siVolvo, share: 3 }, [
    m('S60', 'sedan', ['petrol', 'hybrid'], 2018, 43),
    m('S90', 'sedan', ['petrol', 'hybrid'], 2018, 58),
    m('V60', 'wagon', ['petrol', 'hybrid', 'diesel'], 2018, 48),
    m('V90', 'wagon', ['petrol', 'hybrid', 'diesel'], 2018, 58),
    m('XC40', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 40),
    m('XC60', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 48),
    m('XC90', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 60),
    m('EX30', 'suv', ['electric'], 2024, 38, { km: 476, axle: 'rwd' }),
    m('EX40', 'suv', ['electric'], 2021, 53, { km: 475, axle: 'rwd' }),
    m('EX90', 'suv', ['electric'], 2024, 80, { km: 580, axle: 'rwd' }),
  ]),
  make('Polestar', { region, icon: siPolestar, axle: 'rwd' }, [
    m('Polestar 2', 'hatchback', ['electric'], 2020, 50, { km: 551 }),
    m('Polestar 3', 'suv', ['electric'], 2024, 75, { km: 650 }),
    m('Polestar 4', 'suv', ['electric'], 2024, 57, { km: 620 }),
  ]),
  make('Škoda', { region, icon: siSkoda, share: 3 }, [
    m('Fabia', 'hatchback', ['petrol'], 2018, 20),
    m('Scala', 'hatchback', ['petrol'], 2019, 24),
    m('Octavia', 'wagon', ['petrol', 'diesel', 'hybrid'], 2018, 30),
    m('Superb', 'wagon', ['petrol', 'diesel', 'hybrid'], 2018, 40),
    m('Kamiq', 'suv', ['petrol'], 2019, 25),
    m('Karoq', 'suv', ['petrol', 'diesel'], 2018, 31),
    m('Kodiaq', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 41),
    m('Enyaq', 'suv', ['electric'], 2021, 46, { km: 534, axle: 'rwd' }),
  ]),
  make('SEAT', { region, icon: siSeat, share: 2 }, [
    m('Ibiza', 'hatchback', ['petrol'], 2018, 20),
    m('Leon', 'hatchback', ['petrol', 'diesel', 'hybrid'], 2018, 27),
    m('Arona', 'suv', ['petrol'], 2018, 23),
    m('Ateca', 'suv', ['petrol', 'diesel'], 2018, 31),
    m('Tarraco', 'suv', ['petrol', 'diesel', 'hybrid'], 2019, 38, {
      until: 2024,
    }),
  ]),
  make('Cupra', { region }, [
    m('Formentor', 'suv', ['petrol', 'diesel', 'hybrid'], 2020, 40),
    m('Born', 'hatchback', ['electric'], 2021, 40, { km: 424, axle: 'rwd' }),
    m('Tavascan', 'suv', ['electric'], 2024, 57, { km: 568, axle: 'rwd' }),
    m('Terramar', 'suv', ['petrol', 'hybrid'], 2024, 46),
  ]),
  make('Peugeot', { region, icon: siPeugeot, share: 3 }, [
    m('208', 'hatchback', ['petrol', 'diesel', 'hybrid'], 2018, 22),
    m('e-208', 'hatchback', ['electric'], 2020, 35, { km: 362 }),
    m('308', 'hatchback', ['petrol', 'diesel', 'hybrid'], 2018, 29),
    m('508', 'sedan', ['petrol', 'diesel', 'hybrid'], 2018, 43),
    m('2008', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 27),
    m('3008', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 37),
    m('E-3008', 'suv', ['electric'], 2024, 49, { km: 527 }),
    m('5008', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 40),
  ]),
  make('Citroën', { region, icon: siCitroen, share: 2 }, [
    m('C3', 'hatchback', ['petrol', 'diesel'], 2018, 18),
    m('ë-C3', 'hatchback', ['electric'], 2024, 26, { km: 320 }),
    m('C4', 'hatchback', ['petrol', 'diesel'], 2020, 27),
    m('C5 Aircross', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 33),
    m('C5 X', 'wagon', ['petrol', 'hybrid'], 2022, 38),
    m('Berlingo', 'van', ['petrol', 'diesel'], 2018, 27),
  ]),
  make('Renault', { region, icon: siRenault, share: 3 }, [
    m('Clio', 'hatchback', ['petrol', 'diesel', 'hybrid'], 2018, 20),
    m('Captur', 'suv', ['petrol', 'hybrid'], 2018, 25),
    m('Austral', 'suv', ['petrol', 'hybrid'], 2022, 36),
    m('Arkana', 'suv', ['petrol', 'hybrid'], 2021, 32),
    m('Koleos', 'suv', ['petrol', 'diesel'], 2018, 34),
    m('Zoe', 'hatchback', ['electric'], 2018, 33, { km: 395, until: 2024 }),
    m('Megane E-Tech', 'hatchback', ['electric'], 2022, 40, { km: 470 }),
    m('Scenic E-Tech', 'suv', ['electric'], 2024, 46, { km: 625 }),
    m('5 E-Tech', 'hatchback', ['electric'], 2024, 30, { km: 410 }),
  ]),
  make('Dacia', { region, icon: siDacia, share: 2 }, [
    m('Sandero', 'hatchback', ['petrol'], 2018, 14),
    m('Logan', 'sedan', ['petrol'], 2018, 14),
    m('Duster', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 20),
    m('Jogger', 'wagon', ['petrol', 'hybrid'], 2022, 19),
    m('Spring', 'hatchback', ['electric'], 2021, 19, { km: 225 }),
  ]),
  make('Fiat', { region, icon: siFiat, share: 2 }, [
    m('500', 'hatchback', ['petrol', 'hybrid'], 2018, 18, { until: 2024 }),
    m('500e', 'hatchback', ['electric'], 2020, 32, { km: 320 }),
    m('500X', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 26, { until: 2024 }),
    m('Panda', 'hatchback', ['petrol', 'hybrid'], 2018, 16),
    m('Tipo', 'sedan', ['petrol', 'diesel'], 2018, 21),
  ]),
  make('Alfa Romeo', { region, axle: 'rwd' }, [
    m('Giulia', 'sedan', ['petrol', 'diesel'], 2018, 46),
    m('Giulietta', 'hatchback', ['petrol', 'diesel'], 2018, 29, {
      axle: 'fwd',
      until: 2020,
    }),
    m('Stelvio', 'suv', ['petrol', 'diesel'], 2018, 49),
    m('Tonale', 'suv', ['petrol', 'diesel', 'hybrid'], 2022, 44, {
      axle: 'fwd',
    }),
  ]),
  make('Maserati', { region, icon: siMaserati, axle: 'rwd' }, [
    m('Ghibli', 'sedan', ['petrol', 'hybrid', 'diesel'], 2018, 85, {
      until: 2023,
    }),
    m('Levante', 'suv', ['petrol', 'hybrid', 'diesel'], 2018, 90, {
      until: 2024,
    }),
    m('Grecale', 'suv', ['petrol', 'hybrid'], 2022, 70),
    m('GranTurismo', 'coupe', ['petrol'], 2023, 175),
  ]),
  make('MINI', { region: 'britain', icon: siMini, share: 2 }, [
    m('Cooper', 'hatchback', ['petrol'], 2018, 29),
    m('Cooper Electric', 'hatchback', ['electric'], 2020, 34, { km: 305 }),
    m('Clubman', 'wagon', ['petrol', 'diesel'], 2018, 33, { until: 2024 }),
    m('Countryman', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 38),
  ]),
  make('Land Rover', { region: 'britain', share: 3, axle: 'rwd' }, [
    m('Defender', 'suv', ['petrol', 'diesel', 'hybrid'], 2020, 62),
    m('Discovery', 'suv', ['petrol', 'diesel'], 2018, 62),
    m('Discovery Sport', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 46, {
      axle: 'fwd',
    }),
    m('Range Rover', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 110),
    m('Range Rover Sport', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 84),
    m('Range Rover Velar', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 62),
    m('Range Rover Evoque', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 50, {
      axle: 'fwd',
    }),
  ]),
  make('Jaguar', { region: 'britain', axle: 'rwd' }, [
    m('XE', 'sedan', ['petrol', 'diesel'], 2018, 42, { until: 2024 }),
    m('XF', 'sedan', ['petrol', 'diesel'], 2018, 50, { until: 2024 }),
    m('E-Pace', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 45, {
      axle: 'fwd',
      until: 2024,
    }),
    m('F-Pace', 'suv', ['petrol', 'diesel', 'hybrid'], 2018, 56),
    m('I-Pace', 'suv', ['electric'], 2018, 72, { km: 470, until: 2024 }),
    m('F-Type', 'coupe', ['petrol'], 2018, 78, { until: 2024 }),
  ]),
  make('Bentley', { region: 'britain', icon: siBentley, axle: 'rwd' }, [
    m('Continental GT', 'coupe', ['petrol', 'hybrid'], 2018, 240),
    m('Flying Spur', 'sedan', ['petrol', 'hybrid'], 2019, 220),
    m('Bentayga', 'suv', ['petrol', 'hybrid'], 2018, 195),
  ]),
];
