import { LIMITS } from '../limits';
import { minuteOf, type HoursSpan } from './calendar-entries';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const DAY = 24 * 60;

/**
 * Why a list is no hours of an entry, as one Indonesian sentence; null for 1 to 4 spans that do not overlap. They
 * repeat on each day of the entry, so what runs past midnight must not meet the first hours of the day either.
 */
export function hoursSpansError(spans: unknown): string | null {
  if (!Array.isArray(spans)) return 'Jam harus berupa daftar';
  if (spans.length === 0) return 'Jam harus diisi';
  if (spans.length > LIMITS.hoursSpansMax) return `Jam paling banyak ${LIMITS.hoursSpansMax}`;
  if (!spans.every(isHoursSpan)) return 'Jam harus berupa jam buka dan jam tutup (jam:menit)';
  const minutes = spans
    .map(({ opens, closes }) => ({ start: minuteOf(opens), length: lengthOf(opens, closes) }))
    .sort((a, b) => a.start - b.start);
  const overlaps = minutes.some(({ start, length }, index) => {
    const next = minutes[index + 1]?.start ?? (minutes[0]?.start ?? 0) + DAY;
    return start + length > next;
  });
  return overlaps ? 'Jam tidak boleh tumpang tindih' : null;
}

function isHoursSpan(span: unknown): span is HoursSpan {
  const { opens, closes } = (span ?? {}) as Partial<Record<keyof HoursSpan, unknown>>;
  return [opens, closes].every((time) => typeof time === 'string' && TIME.test(time));
}

/** The minutes from a span's start to its end, 1 to 1440. */
function lengthOf(opens: string, closes: string): number {
  const length = minuteOf(closes) - minuteOf(opens);
  return length > 0 ? length : length + DAY;
}
