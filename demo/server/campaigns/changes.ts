import { pathOf } from './campaign.js';

/** Returns what differs between two documents, a line each, such as `prizes[1].odds: 0.25 → 0.3`. */
export function changesBetween(before: unknown, after: unknown, steps: readonly unknown[] = []): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const isList = Array.isArray(before);
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      changesBetween(before[name], after[name], [...steps, isList ? Number(name) : name]),
    );
  }
  return [`${pathOf(steps)}: ${show(before)} → ${show(after)}`];
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const MAX_SHOWN = 100;

function show(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  const text = JSON.stringify(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
