import { useCalendar, useLoadedVenue } from '@lereng/public-kit';
import { hoursOn, minuteOf, minuteOfDay } from '@lereng/shared-domain/venue';
import { formatTime, hoursText } from '@lereng/shared-sentences';
import { useMinute, usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { useWords } from './words';

/** The drawing is as wide as the day has minutes, and some before sunrise and after sunset. */
const NIGHT = 90;
const HEIGHT = 92;
const HORIZON = 84;
/** Of the curve from sunrise to sunset, whose highest point is half as far from the horizon. */
const CONTROL = -44;
const MIDNIGHT = 1_440;

/**
 * The way of the sun over the venue's day: where it stands, its rise and its set, and the opening hours; nothing where
 * the place is unknown. It leads from the home page's first section to the next.
 * @param isLast whether the next section, which has the same ground, is left out
 */
export function SunLine({ isLast = false }: { isLast?: boolean }) {
  const words = useWords();
  const { site, today, locale } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  const hours = hoursOn(openingHours ?? '', today, site.timeZone, useCalendar());
  const minute = useSunMinute();
  if (!site.day) return null;
  const { sunrise, sunset } = site.day;
  // After midnight the sun rises within a minute of yesterday's.
  const rise = minuteOf(sunrise);
  const set = minuteOf(sunset);
  const start = rise - NIGHT;
  const length = set - rise + 2 * NIGHT;
  const shareOf = (at: number) => `${((100 * (at - start)) / length).toFixed(1)}%`;
  const withinDrawing = (at: number) => Math.min(Math.max(at, start), start + length);
  const isUp = minute !== null && rise <= minute && minute <= set;
  const [first] = hours ?? [];
  return (
    <section
      aria-label={words.sun}
      className={classNames('sun-line', isLast && 'pb-8')}
      style={
        {
          '--rise': shareOf(rise),
          '--opens': shareOf(first ? withinDrawing(minuteOf(first.opens)) : rise),
        } as CSSProperties
      }
    >
      <svg aria-hidden="true" viewBox={`${start} 0 ${length} ${HEIGHT}`} preserveAspectRatio="none">
        <path
          className="way"
          d={`M${rise} ${HORIZON}Q${(rise + set) / 2} ${CONTROL} ${set} ${HORIZON}`}
        />
        {isUp && <path className="sun" d={`M${minute} ${heightAt(rise, set, minute)}h.01`} />}
        <path className="ground" d={`M${start} ${HORIZON}h${length}V${HEIGHT}H${start}z`} />
        {hours?.map(({ opens, closes }) => (
          <path
            key={opens}
            d={`M${withinDrawing(minuteOf(opens))} ${HORIZON}H${withinDrawing(endOf(opens, closes))}`}
          />
        ))}
      </svg>
      <dl>
        {hours && (
          <SunFact
            name={hours.length > 0 ? words.open : words.today}
            text={inWholeTimes(hoursText(hours, locale) || words.closed)}
          />
        )}
        <SunFact name={words.sunrise} text={formatTime(sunrise, locale)} />
        <SunFact name={words.sunset} text={formatTime(sunset, locale)} />
      </dl>
    </section>
  );
}

/** Minutes since midnight: by the clock, and before that as the page was made; null where that was on another day. */
function useSunMinute(): number | null {
  const { site, today } = usePageEnvironment();
  const minute = useMinute();
  if (minute) return minuteOfDay(minute, site.timeZone);
  return site.day?.date === today ? (site.day.minute ?? null) : null;
}

/** Where the curve is at a minute. */
function heightAt(rise: number, set: number, minute: number): string {
  const share = (minute - rise) / (set - rise);
  return (HORIZON + 2 * share * (1 - share) * (CONTROL - HORIZON)).toFixed(1);
}

function SunFact({ name, text }: { name: string; text: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Of several spans of hours, each is on one line. */
const inWholeTimes = (text: string): ReactNode =>
  text.split(' ').map((word, index) => (
    <Fragment key={index}>
      {index > 0 && <span> </span>}
      <span className="inline-block">{word}</span>
    </Fragment>
  ));

/** Hours that end after midnight are drawn until then. */
const endOf = (opens: string, closes: string): number =>
  closes > opens ? minuteOf(closes) : MIDNIGHT;
