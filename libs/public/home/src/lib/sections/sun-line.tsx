import { useCalendar, useLoadedVenue } from '@lereng/public-kit';
import { minuteOf, winnerOn } from '@lereng/shared-domain/venue';
import { formatTime, hoursText } from '@lereng/shared-sentences';
import { usePageEnvironment } from '@lereng/web-feature';
import { classNames } from '@lereng/web-ui';
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { useWords } from './words';

/** The drawing is as wide as the day has minutes, and some before sunrise and after sunset. */
const NIGHT = 90;
const HEIGHT = 120;
const HORIZON = 84;
/** Of the curve from sunrise to sunset, whose highest point is half as far from the horizon. */
const CONTROL = -68;
const MIDNIGHT = 1_440;

/**
 * The way of the sun over the venue's day, with its rise, its set and the opening hours; nothing where the place is
 * unknown. It leads from the home page's first section to the next.
 * @param isLast whether the next section, which has the same ground, is left out
 */
export function SunLine({ isLast = false }: { isLast?: boolean }) {
  const words = useWords();
  const { site, today, locale } = usePageEnvironment();
  const { openingHours } = useLoadedVenue();
  const entry = winnerOn(useCalendar(), today, 'hours');
  if (!site.day) return null;
  const { date, sunrise, sunset } = site.day;
  const rise = minuteOf(sunrise);
  const set = minuteOf(sunset);
  const start = rise - NIGHT;
  const length = set - rise + 2 * NIGHT;
  // After midnight the sun rises within a minute of yesterday's. Weekly hours of another day, or of a text that the owner
  // has changed since, are unknown here: their parser is large, and stays on the server.
  const isKnown = date === today && site.day.openingHours === (openingHours ?? '');
  const weekly = isKnown ? site.day.hours : null;
  const hours = entry ? (entry.hours ?? []) : weekly;
  return (
    <section
      aria-label={words.sun}
      className={classNames('sun-line', isLast && 'pb-8')}
      style={{ '--rise': `${((100 * NIGHT) / length).toFixed(1)}%` } as CSSProperties}
    >
      <svg aria-hidden="true" viewBox={`${start} 0 ${length} ${HEIGHT}`} preserveAspectRatio="none">
        <path d={`M${start} ${HORIZON}h${length}V${HEIGHT}H${start}z`} />
        <path d={`M${rise} ${HORIZON}Q${(rise + set) / 2} ${CONTROL} ${set} ${HORIZON}`} />
        {hours?.map(({ opens, closes }) => (
          <path key={opens} d={`M${minuteOf(opens)} ${HORIZON}H${endOf(opens, closes)}`} />
        ))}
      </svg>
      <dl>
        <SunFact name={words.sunrise} text={formatTime(sunrise, locale)} />
        {hours && (
          <SunFact
            name={hours.length > 0 ? words.open : words.today}
            text={inWholeTimes(hoursText(hours, locale) || words.closed)}
          />
        )}
        <SunFact name={words.sunset} text={formatTime(sunset, locale)} />
      </dl>
    </section>
  );
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
