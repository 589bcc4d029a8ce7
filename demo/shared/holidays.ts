/** The federal holidays of fixed days, by month and day. */
const FIXED = ['01-01', '06-19', '07-04', '11-11', '12-25'];

/** The others: month, weekday from 0 for Sunday, and which one of the month. */
const NTH = ['1 1 3', '2 1 3', '9 1 1', '10 1 2', '11 4 4'];

/** Returns whether carriers rest on a day (midnight UTC): on Sundays and federal holidays of the United States. */
export function isRestDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  const date = day.getUTCDate();
  const month = day.getUTCMonth() + 1;
  if (weekday === 0 || isFixed(day)) return true;
  if (NTH.includes(`${month} ${weekday} ${Math.ceil(date / 7)}`)) return true;
  if (weekday !== 1) return false;
  // The last Monday in May, and the day after a holiday that falls on a Sunday.
  return (month === 5 && date > 24) || isFixed(new Date(day.getTime() - 86_400_000));
}

const isFixed = (day: Date): boolean => FIXED.includes(day.toISOString().slice(5, 10));
