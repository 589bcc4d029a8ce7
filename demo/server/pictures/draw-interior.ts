import { hashOf } from '../cars/random.js';
import type { CarClass } from './car-classes.js';
import type { CarStyle } from './car-style.js';
import { draw } from './lay-out.js';

/** The colors of cabins: dashboard, seats, and seams. */
const CABINS = [
  ['#23282e', '#2f353c', '#59636d'],
  ['#26211d', '#8a5a36', '#b98a5f'],
  ['#2a2d31', '#c9bda8', '#a3957c'],
  ['#1f2328', '#5b1f26', '#9a4b52'],
  ['#2b3036', '#8d959d', '#6b737b'],
  ['#1b2026', '#d9dcdf', '#9aa3ab'],
  ['#20262b', '#33424f', '#6d8494'],
] as const;
/** Trim across the dashboard: aluminum, wood, gloss black, carbon. */
const TRIMS = ['#aab2ba', '#8a6242', '#0d1013', '#4a525a'] as const;
/** The glow of the screens. */
const GLOWS = ['#4aa3df', '#e0913a', '#56b58a', '#b07be0', '#dfe5ea'] as const;

/**
 * Draws a dashboard, seen from between the seats, in a box of 400 by 200.
 * @param isRightHand whether the driver sits on the right
 */
export function drawInterior(
  model: string,
  carClass: CarClass,
  style: CarStyle,
  variant: number,
  isRightHand: boolean,
  paint: string,
): string {
  const hash = hashOf(`${model} cabin`);
  const [dash, seat, seam] = CABINS[(hash + variant) % CABINS.length] ?? CABINS[0];
  const trim = TRIMS[(hash >>> 4) % TRIMS.length] ?? TRIMS[0];
  const glow = GLOWS[(hash >>> 8) % GLOWS.length] ?? GLOWS[0];
  const isElectric = style.grille === 'closed';
  const layout = isElectric
    ? (hash >>> 12) % 2
      ? 'tablet'
      : 'wide'
    : (['inset', 'tablet', 'upright', 'wide'] as const)[(hash >>> 12) % 4];
  const isTall = ['pickup', 'van', 'three-row'].includes(carClass);
  const top = isTall ? 92 : 98 - (carClass === 'coupe' ? 6 : 0);
  const spokes = (hash >>> 16) % 3;
  // Everything is drawn for a driver on the left, then mirrored, but for the screen's map.
  const wheelX = 112;
  const wheelY = 138;
  const vents = [30, 172, 228, 370];
  const vent = (x: number, y: number) =>
    (hash >>> 20) % 3 === 0
      ? `<circle cx="${x}" cy="${y}" r="10" fill="#0b0e11" stroke="${trim}" stroke-width="1.6" /><path d="M${x - 8} ${y}h16M${x} ${y - 8}v16" stroke="#4a535b" stroke-width="1.4" />`
      : `<rect x="${x - 20}" y="${y - 6}" width="40" height="12" rx="3" fill="#0b0e11" stroke="#3a424a" /><path d="M${x - 17} ${y - 2}h34M${x - 17} ${y + 2}h34" stroke="#4a535b" />`;
  const map = (x: number, y: number, w: number, h: number) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="4" fill="#0a0d10" stroke="#2c333a" /><rect x="${x + 2.5}" y="${y + 2.5}" width="${w - 5}" height="${h - 5}" rx="2.5" fill="#14202b" /><path d="M${x + 4} ${y + h * 0.7}C${x + w * 0.3} ${y + h * 0.4} ${x + w * 0.4} ${y + h * 0.85} ${x + w * 0.62} ${y + h * 0.45}L${x + w * 0.8} ${y + h * 0.2}" fill="none" stroke="${glow}" stroke-width="2.2" /><path d="M${x + w * 0.2} ${y + 4}L${x + w * 0.45} ${y + h - 4}M${x + 4} ${y + h * 0.3}H${x + w - 5}" stroke="#33475a" stroke-width="1.2" /><circle cx="${x + w * 0.62}" cy="${y + h * 0.45}" r="2.6" fill="#fff" /><path d="M${x + 5} ${y + h - 7}h${w * 0.16}M${x + w * 0.28} ${y + h - 7}h${w * 0.16}M${x + w * 0.51} ${y + h - 7}h${w * 0.16}" stroke="#5f7384" stroke-width="2" stroke-linecap="round" />`;
  const screens = {
    inset: map(166, top + 14, 68, 36),
    tablet: map(158, top - 12, 84, 50),
    upright: map(176, top - 2, 48, 66),
    wide: map(148, top - 2, 128, 34),
  }[layout ?? 'inset'];
  const cluster =
    layout === 'wide'
      ? `<rect x="62" y="${top - 2}" width="92" height="34" rx="4" fill="#0a0d10" stroke="#2c333a" /><path d="M72 ${top + 22}h26M118 ${top + 22}h22" stroke="${glow}" stroke-width="2.4" stroke-linecap="round" /><text x="108" y="${top + 18}" fill="#e8eef3" font-family="system-ui,sans-serif" font-size="13" font-weight="600" text-anchor="middle">0</text>`
      : `<path d="M66 ${top + 28}q2 -32 46 -32q44 0 46 32z" fill="#0a0d10" stroke="#2c333a" /><circle cx="92" cy="${top + 15}" r="11" fill="none" stroke="${glow}" stroke-width="1.6" stroke-dasharray="48 22" /><circle cx="132" cy="${top + 15}" r="11" fill="none" stroke="${glow}" stroke-width="1.6" stroke-dasharray="48 22" /><path d="M92 ${top + 15}l-6 6M132 ${top + 15}l5 -8" stroke="#e2453c" stroke-width="1.6" stroke-linecap="round" />`;
  const console_ = isElectric
    ? `<path d="M176 200L182 168Q184 160 192 160h16q8 0 10 8L224 200z" fill="${dash}" stroke="#000" stroke-opacity=".4" /><rect x="188" y="170" width="24" height="16" rx="5" fill="#0b0e11" /><circle cx="194" cy="192" r="5" fill="#0b0e11" /><circle cx="207" cy="192" r="5" fill="#0b0e11" />`
    : `<path d="M168 200L176 150Q178 142 188 142h24q10 0 12 8L232 200z" fill="${dash}" stroke="#000" stroke-opacity=".4" /><rect x="182" y="150" width="36" height="9" rx="3" fill="#0b0e11" /><circle cx="188" cy="154.500" r="2" fill="${glow}" /><circle cx="212" cy="154.500" r="2" fill="${glow}" /><path d="M194 186l2 -16q0 -5 4 -5t4 5l2 16z" fill="#0e1215" stroke="${trim}" stroke-width="1.2" /><ellipse cx="200" cy="187" rx="14" ry="5" fill="#14181c" stroke="${trim}" stroke-width="1.2" />`;
  const rimOf = (fill: string, width: number) =>
    `<ellipse cx="${wheelX}" cy="${wheelY}" rx="50" ry="46" fill="none" stroke="${fill}" stroke-width="${width}" />`;
  const spoke = [
    'M64 134h96l-18 13q-8 5 -10 14h-40q-2 -9 -10 -14z',
    'M65 128h94l-16 15h-62zM100 140h24l-3 42h-18z',
    'M65 132l94 0l-24 20h-46zM92 148l10 32h-7l-13 -26zM132 148l-10 32h7l13 -26z',
  ][spokes];
  const seatAt = (x: number) =>
    `<path d="M${x - 54} 204q-4 -40 16 -50q38 -12 76 0q20 10 16 50z" fill="${seat}" stroke="#000" stroke-opacity=".35" /><path d="M${x - 30} 204q0 -34 8 -44h44q8 10 8 44" fill="none" stroke="${seam}" stroke-width="1.4" stroke-dasharray="3 2" /><path d="M${x - 50} 190q0 -28 14 -34" fill="none" stroke="#fff" stroke-opacity=".18" stroke-width="3" />`;
  const text = draw([
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" color="${paint}">`,
    '<defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#b9cfdf" /><stop offset="1" stop-color="#e8eff4" /></linearGradient>',
    '<linearGradient id="dash" x2="0" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".2" /><stop offset=".3" stop-color="#fff" stop-opacity=".04" /><stop offset="1" stop-color="#000" stop-opacity=".45" /></linearGradient>',
    '<clipPath id="cabin"><rect width="400" height="200" rx="10" /></clipPath></defs>',
    `<g clip-path="url(#cabin)"${isRightHand ? ' transform="matrix(-1 0 0 1 400 0)"' : ''}>`,
    '<path d="M0 0h400v200H0z" fill="#12161a" />',
    // Through the windshield: the sky, the ground, and the hood in the car's own color.
    `<path d="M34 ${top + 6}L62 20Q64 14 72 14H328Q336 14 338 20L366 ${top + 6}z" fill="url(#sky)" />`,
    `<path d="M44 ${top - 22}q70 -10 156 -10t156 10l8 26H36z" fill="#9fb0a8" /><path d="M120 ${top + 4}L188 ${top - 31}h24L280 ${top + 4}z" fill="#7f8a92" />`,
    `<path d="M38 ${top + 6}q40 -24 162 -24t162 24z" fill="currentColor" stroke="#000" stroke-opacity=".3" /><path d="M70 ${top + 2}q50 -16 130 -16t130 16" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="2" />`,
    '<path d="M180 22q0 -8 4 -8h32q4 0 4 8q0 12 -20 12t-20 -12z" fill="#15191d" /><path d="M183 22q0 -5 3 -5h28q3 0 3 5q0 9 -17 9t-17 -9z" fill="#6f8596" />',
    `<path d="M0 0h60L26 ${top + 4}L0 ${top + 16}zM400 0h-60L374 ${top + 4}L400 ${top + 16}z" fill="#1a1f24" /><path d="M0 ${top - 46}L14 ${top - 46}Q22 ${top - 10} 18 ${top}L0 ${top + 12}z" fill="#9db2c2" /><path d="M400 ${top - 46}h-14Q378 ${top - 10} 382 ${top}l18 12z" fill="#9db2c2" />`,
    // The dashboard.
    `<path d="M-4 ${top + 12}Q60 ${top - 4} 112 ${top - 4}Q170 ${top + 2} 200 ${top + 2}T404 ${top + 10}V204H-4z" fill="${dash}" /><path d="M-4 ${top + 12}Q60 ${top - 4} 112 ${top - 4}Q170 ${top + 2} 200 ${top + 2}T404 ${top + 10}V204H-4z" fill="url(#dash)" />`,
    `<path d="M-4 ${top + 46}Q100 ${top + 38} 200 ${top + 40}T404 ${top + 44}v8Q300 ${top + 50} 200 ${top + 48}T-4 ${top + 54}z" fill="${trim}" /><path d="M-4 ${top + 46}Q100 ${top + 38} 200 ${top + 40}T404 ${top + 44}" fill="none" stroke="${glow}" stroke-opacity=".8" />`,
    `<path d="M252 ${top + 62}h120q8 0 8 8v26h-128z" fill="#000" fill-opacity=".2" stroke="#fff" stroke-opacity=".12" />`,
    ...vents.map((x, at) =>
      layout === 'wide' && (at === 1 || at === 2) ? '' : vent(x, top + (at === 1 || at === 2 ? 62 : 30)),
    ),
    cluster,
    isRightHand ? `<g transform="matrix(-1 0 0 1 400 0)">${screens}</g>` : screens,
    seatAt(96),
    seatAt(304),
    console_,
    rimOf('#0c0f12', 11),
    rimOf('#2c3339', 6),
    `<path d="${spoke}" fill="#1a1f24" stroke="#000" stroke-opacity=".5" /><rect x="72" y="133" width="14" height="7" rx="2" fill="#0b0e11" /><rect x="138" y="133" width="14" height="7" rx="2" fill="#0b0e11" /><circle cx="${wheelX}" cy="142" r="11" fill="#242a30" stroke="${trim}" stroke-width="1.2" /><circle cx="${wheelX}" cy="142" r="4" fill="#cfd6dc" />`,
    `<path d="M68 ${wheelY - 20}q14 -24 44 -24" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="2" />`,
    '</g>',
    '</svg>',
  ]);
  return text;
}
