import type { Elements } from '@lereng/web-ui';
import { Icon } from '@lereng/web-ui';
import type { ReactNode } from 'react';
import { useWords } from '../words';
import type { Venue } from './venue';
import { WeeklyHours } from './weekly-hours';

export interface VenueFactsProps {
  venue: Pick<Venue, 'address' | 'openingHours' | 'directions' | 'lang'>;
  /** More facts, each a `Fact`. */
  children?: Elements;
  className: string;
}

/** Address, opening hours and directions, where they are known, and further facts. */
export function VenueFacts({ venue, children, className }: VenueFactsProps) {
  const words = useWords();
  return (
    <dl className={`flex flex-col gap-6 ${className}`}>
      {venue.address !== null && (
        <Fact name={words.address} icon={<Icon name="map-pin" className="size-6" />}>
          {venue.address}
        </Fact>
      )}
      {venue.openingHours !== null && (
        <Fact name={words.openingHours} icon={<Icon name="clock" className="size-6" />}>
          <WeeklyHours text={venue.openingHours} />
        </Fact>
      )}
      {venue.directions !== null && (
        <Fact
          name={words.directions}
          icon={<Icon name="route" className="size-6" />}
          lang={venue.lang('directions')}
        >
          {venue.directions}
        </Fact>
      )}
      {children}
    </dl>
  );
}

export interface FactProps {
  name: string;
  icon: ReactNode;
  /** Of the content, where it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
}

export function Fact({ name, icon, lang, children }: FactProps) {
  return (
    <div className="relative min-h-target pl-15">
      <dt className="text-sm text-subtle">
        <span className="fact-icon">{icon}</span>
        {name}
      </dt>
      <dd lang={lang} className="whitespace-pre-line wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}
