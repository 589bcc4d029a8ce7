import assert from 'node:assert/strict';
import { test } from 'node:test';
import { angleOf, type Motion, setOut } from '../../src/prize-wheel/motion.js';
import { decelerate } from '../../src/prize-wheel/stop-spin.js';

/** Returns the angle that CSS shows at a given time, from an independent reading of the keyframes and curves. */
function angleAt({ keyframes, duration }: Motion, time: number): number {
  const progress = Math.min(time / duration, 1);
  const next = Math.max(
    1,
    keyframes.findIndex(({ offset }) => Number(offset) >= progress),
  );
  const [from, to] = [keyframes[next - 1], keyframes[next]];
  assert.ok(from && to);
  const fraction = (progress - Number(from.offset)) / (Number(to.offset) - Number(from.offset));
  return degrees(from) + (degrees(to) - degrees(from)) * eased(String(from.easing), fraction);
}

const degrees = ({ transform }: Keyframe): number => Number(/rotate\((.+)deg\)/.exec(String(transform))?.[1]);

function eased(easing: string, x: number): number {
  if (easing === 'linear') return x;
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = /\((.+)\)/.exec(easing)?.[1]?.split(',').map(Number) ?? [];
  const bezier = (t: number, p1: number, p2: number) =>
    3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t * t * p2 + t ** 3;
  let [low, high] = [0, 1];
  for (let step = 0; step < 30; step++) {
    const middle = (low + high) / 2;
    if (bezier(middle, x1, x2) < x) low = middle;
    else high = middle;
  }
  return bezier(low, y1, y2);
}

const levels = [1, 2, 3, 4, 5, 6, 7, 8];
const froms = [0, 22.5, 100, 337.5];
/** When the reply arrives, in milliseconds: immediately, in time, or as late as a timeout. */
const replyTimes = [0, 16, 400, 1249, 1250, 1301, 2999.7, 9000, 30_000];

const turns = [...levels, null].flatMap((level) =>
  froms.flatMap((from) =>
    replyTimes.map((now) => ({ level, from, now, motion: decelerate(from, now, level) })),
  ),
);

test('a turn whose award arrives in time takes 3500 ms and 2160 degrees plus the way to its sector', () => {
  for (const level of levels)
    for (const from of froms) {
      const { duration, angle } = decelerate(from, 900, level);
      assert.equal(duration, 3500);
      assert.ok(angle - from >= 2160 - 1e-9 && angle - from < 2520, `${angle - from}`);
    }
  assert.ok(Math.abs(decelerate(0, 0, 1).angle - 2160) < 1e-9);
});

test('stops with the award’s sector at the top, however late the answer', () => {
  for (const { level, motion } of turns) {
    if (level === null) continue;
    const distance = (((motion.angle - angleOf(level)) % 360) + 360) % 360;
    assert.ok(Math.min(distance, 360 - distance) < 1e-6, `${level}: ${distance}`);
  }
});

test('without an award, stops where it started, and sooner', () => {
  for (const { level, from, now, motion } of turns) {
    if (level !== null) continue;
    const distance = (((motion.angle - from) % 360) + 360) % 360;
    assert.ok(Math.min(distance, 360 - distance) < 1e-6, `${motion.angle}`);
    assert.ok(motion.duration <= Math.max(now + 50, 400) + 1450);
  }
});

test('until the reply, and a little longer, moves as it would have anyway', () => {
  for (const { from, now, motion } of turns)
    for (let time = 0; time <= now + 50; time += 13)
      assert.ok(Math.abs(angleAt(motion, time) - angleAt(setOut(from), time)) < 0.05, `${time} of ${now}`);
});

test('never jumps, pauses, or turns back, and never speeds up once it slows down', () => {
  const step = 5;
  for (const { level, from, now, motion } of turns) {
    // A long wait only adds seconds at a constant speed, so one start is enough.
    if (now > 5_000 && from !== froms[1]) continue;
    const begins = Math.max(level === null ? 400 : 1300, now + 50);
    let before = angleAt(motion, 0);
    let speed = 0;
    for (let time = step; time <= motion.duration; time += step) {
      const angle = angleAt(motion, time);
      const faster = angle - before - speed;
      const where = `${time} of ${motion.duration}, answer at ${now}, sector ${level}`;
      assert.ok(angle >= before - 1e-6, `turns back: ${where}`);
      assert.ok(Math.abs(faster) < 0.15, `jumps by ${faster}: ${where}`);
      if (time > begins + step) assert.ok(faster < 1e-3, `faster again: ${where}`);
      if (time > 100 && time < motion.duration - 300) assert.ok(angle - before > 0.01, `stands: ${where}`);
      speed = angle - before;
      before = angle;
    }
  }
});

test('a resting wheel has its sector at the top: the first at 0 degrees, the others clockwise', () => {
  assert.deepEqual(levels.map(angleOf), [0, 315, 270, 225, 180, 135, 90, 45]);
});
