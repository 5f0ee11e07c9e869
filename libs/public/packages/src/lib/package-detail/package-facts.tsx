import { routeStops } from '@lereng/shared-domain/packages';
import { Icon, ownLang, type Elements } from '@lereng/web-ui';
import type { Package } from '@lereng/web-data-access/packages';
import type { ReactNode } from 'react';
import { useWords } from '../words';

/** What the owner has said of the package beside its description: on a desktop its route, and the rest beside it. */
export function PackageFacts({ package: pkg }: { package: Package }) {
  const words = useWords();
  const { route, items, what_to_bring, terms } = pkg;
  const hasTexts = [route, what_to_bring, terms].some((text) => text !== null);
  if (!hasTexts && items.length === 0 && !hasShortFacts(pkg)) return null;
  return (
    <div className="wrap gap-x-12 pt-8 wrap-anywhere lg:flex lg:pt-12 print:flex">
      {route !== null && (
        <FactSection id="rute" title={words.route} className="mb-8 lg:w-72 lg:shrink-0">
          <Route text={route} lang={ownLang(pkg, 'route')} />
        </FactSection>
      )}
      <div className="flex min-w-0 flex-1 flex-wrap gap-x-12 gap-y-8 *:min-w-[min(18rem,100%)] *:flex-1">
        {items.length > 0 && (
          <FactSection id="termasuk" title={words.included}>
            <ul
              lang={ownLang(pkg, 'items')}
              className="mt-2 flex max-w-prose flex-col gap-2 text-muted"
            >
              {items.map(({ item_name }, position) => (
                <li key={position} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-success" />
                  <span className="min-w-0">{item_name}</span>
                </li>
              ))}
            </ul>
          </FactSection>
        )}
        {hasShortFacts(pkg) && (
          <FactSection id="info" title={words.facts}>
            <ShortFacts {...pkg} />
          </FactSection>
        )}
        {what_to_bring !== null && (
          <FactSection id="bawaan" title={words.whatToBring}>
            <FactText lang={ownLang(pkg, 'what_to_bring')}>{what_to_bring}</FactText>
          </FactSection>
        )}
        {terms !== null && (
          <FactSection id="syarat" title={words.terms}>
            <FactText lang={ownLang(pkg, 'terms')}>{terms}</FactText>
          </FactSection>
        )}
      </div>
    </div>
  );
}

/** A stop: its mark, filled at the last one, and the line to the next. */
const STOP = [
  'relative pb-4 pl-7 last:pb-0',
  'before:absolute before:top-[0.35lh] before:left-0 before:size-3.5 before:rounded-chip before:border-3 before:border-accent before:bg-surface last:before:bg-accent',
  'not-last:after:absolute not-last:after:top-[calc(0.35lh+1rem)] not-last:after:bottom-[calc(-0.35lh+0.125rem)] not-last:after:left-1.5 not-last:after:border-l-2 not-last:after:border-control',
].join(' ');

/** The stops one below the other, on a line that leads from the first to the last; else the text as it is. */
function Route({ text, lang }: { text: string; lang: string | undefined }) {
  const stops = routeStops(text);
  if (stops.length === 0) return <FactText lang={lang}>{text}</FactText>;
  return (
    <ol lang={lang} className="mt-3 max-w-prose">
      {stops.map((stop, index) => (
        <li key={index} className={STOP}>
          <span className="wrap-anywhere">{stop}</span>
        </li>
      ))}
    </ol>
  );
}

type ShortFactsProps = Pick<
  Package,
  'duration' | 'meeting_point' | 'meeting_point_url' | 'minimum_age' | 'untranslated'
>;

const hasShortFacts = (facts: ShortFactsProps): boolean =>
  [facts.duration, facts.meeting_point, facts.meeting_point_url, facts.minimum_age].some(
    (text) => text !== null,
  );

function ShortFacts(facts: ShortFactsProps) {
  const words = useWords();
  const { duration, meeting_point, meeting_point_url, minimum_age } = facts;
  return (
    <dl className="mt-2 flex max-w-prose flex-col gap-3">
      {duration !== null && (
        <ShortFact name={words.duration} lang={ownLang(facts, 'duration')}>
          {duration}
        </ShortFact>
      )}
      {(meeting_point !== null || meeting_point_url !== null) && (
        <ShortFact name={words.meetingPoint}>
          {meeting_point !== null && <p lang={ownLang(facts, 'meeting_point')}>{meeting_point}</p>}
          {meeting_point === null && <p className="hidden print:block">{meeting_point_url}</p>}
          {meeting_point_url !== null && (
            <a
              href={meeting_point_url}
              target="_blank"
              rel="noopener"
              className="flex min-h-target w-fit items-center gap-2 font-semibold text-accent hover:underline print:hidden"
            >
              <Icon name="map-pin" className="size-5" />
              {words.meetingPointMap}
            </a>
          )}
        </ShortFact>
      )}
      {minimum_age !== null && (
        <ShortFact name={words.minimumAge} lang={ownLang(facts, 'minimum_age')}>
          {minimum_age}
        </ShortFact>
      )}
    </dl>
  );
}

interface ShortFactProps {
  name: string;
  /** Of the content, where it is in another language than the page. */
  lang?: string | undefined;
  children: ReactNode;
}

function ShortFact({ name, lang, children }: ShortFactProps) {
  return (
    <div>
      <dt className="text-sm text-subtle">{name}</dt>
      <dd lang={lang} className="whitespace-pre-line wrap-anywhere">
        {children}
      </dd>
    </div>
  );
}

interface FactSectionProps {
  id: string;
  title: string;
  className?: string;
  children: Elements;
}

function FactSection({ id, title, className, children }: FactSectionProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}

const FactText = ({ lang, children }: { lang: string | undefined; children: string }) => (
  <p lang={lang} className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere text-muted">
    {children}
  </p>
);
