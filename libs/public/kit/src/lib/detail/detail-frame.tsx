import { type DayState } from '@lereng/shared-domain/venue';
import { dayText, chatMessagesFrom } from '@lereng/shared-sentences';
import type { Elements } from '@lereng/web-ui';
import { PageLink, usePageEnvironment } from '@lereng/web-feature';
import {
  classNames,
  Icon,
  Loader,
  Picture,
  Skeleton,
  type PictureProps,
  type ResponsiveImage,
} from '@lereng/web-ui';
import { SoldOutMark } from '../card/sold-out-mark';
import { pictureTransitionName } from '../card/picture-transition-name';
import type { ReactNode } from 'react';
import { OrderBar } from '../order/order-bar';
import { DayLine } from '../venue/day-line';
import { OpeningLine } from '../venue/opening-line';
import { useWeeklyClosed } from '../venue/use-weekly-closed';
import { PHONE_PICTURE } from '../picture-sizes';

/**
 * Photo above the text on a phone, beside it and sticky on a desktop; shared with the skeleton. The
 * second row takes what a long text adds, so that what stands below the photo stays close to it.
 */
const DETAIL_GRID =
  'pb-4 lg:wrap lg:grid lg:grid-cols-[1.15fr_1fr] lg:grid-rows-[auto_1fr] lg:items-start lg:gap-x-12 lg:pt-10';
const DETAIL_TEXT = 'wrap lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:px-0';
const DETAIL_PHOTO =
  'aspect-4/3 max-h-[70svh] w-full short:max-h-[50svh] lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:max-h-[calc(100svh-var(--spacing-bar)-3rem)] lg:rounded-card';

const PHOTO_SIZES = `(min-width: 75rem) 40rem, (min-width: 64rem) 55vw, (min-width: 40rem) 100vw, ${PHONE_PICTURE.photo}`;

export interface DetailFrameProps {
  name: string;
  /** Of the name, where it is in another language than the page. */
  lang?: string | undefined;
  /** The name in messages, from `chatName`; default `name`. */
  chatName?: string;
  image: ResponsiveImage | null;
  /** Several photos in place of the picture, of which they get the props. */
  photos?: (picture: PictureProps) => ReactNode;
  /** Path of the page, for the view transition from its card. */
  path: string;
  /** Link to the list. */
  back: { to: string; label: string; lang?: string | undefined };
  /** Shown above the order button: price or discount. */
  price: ReactNode;
  /** The same in words, which say what has changed before it is ordered. */
  priceText: string;
  /** The prefilled chat message, from `chatMessagesFrom`. */
  message: string;
  /** The text that says that the row is sold out: the order button then asks when it is available again. */
  soldOut?: string | null;
  /** Days on which the row is unavailable: shown above the order button, which stays. */
  days?: readonly DayState[];
  /** Whether it says of every day if the venue is open, not of closed ones alone. */
  opening?: boolean;
  /** The control that adds the row to an order of several rows. */
  order?: ReactNode;
  /** Shown below `order`. */
  children?: Elements;
  /** Shown last; on a desktop below the photo, which is then not sticky. */
  facts?: ReactNode;
}

/** The layout of a detail page: photo, name, price, order button, then the rest. */
export function DetailFrame({
  name,
  lang,
  chatName = name,
  image,
  photos,
  path,
  back,
  price,
  priceText,
  message,
  soldOut = null,
  days = [],
  opening = false,
  order,
  children,
  facts,
}: DetailFrameProps) {
  const { today, locale } = usePageEnvironment();
  const weeklyClosed = useWeeklyClosed();
  const picture: PictureProps = {
    image,
    alt: name,
    lang,
    sizes: PHOTO_SIZES,
    priority: true,
    className: classNames(DETAIL_PHOTO, 'lg:shadow-soft', !facts && 'lg:row-span-2'),
    transitionName: pictureTransitionName(path),
  };
  return (
    <article className={DETAIL_GRID}>
      {photos ? photos(picture) : <Picture {...picture} />}
      <div className={`${DETAIL_TEXT} min-w-0 pt-4 lg:pt-2`}>
        <PageLink
          to={back.to}
          lang={back.lang}
          className="inline-flex min-h-target items-center gap-2 rounded-chip font-semibold text-accent hover:underline print:hidden"
        >
          <Icon name="arrow-left" className="size-5" />
          {back.label}
        </PageLink>
        <h1 lang={lang} className="mt-1 text-2xl sm:text-3xl">
          {name}
        </h1>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xl sm:text-2xl">
          {price}
        </div>
        {soldOut !== null && <SoldOutMark text={soldOut} className="mt-3 text-lg" />}
        {opening ? (
          <OpeningLine
            isTodaySaid={days.some(({ kind, from }) => kind === 'closed' && from <= today)}
            className="mt-3"
          />
        ) : (
          <DayLine state={weeklyClosed} className="mt-3" />
        )}
        {days.map((state) => (
          <DayLine key={state.from} state={state} className="mt-3" />
        ))}
        <OrderBar
          message={soldOut === null ? message : chatMessagesFrom(locale).soldOut(chatName)}
          facts={{
            name,
            price: priceText,
            soldOut,
            days: [weeklyClosed, ...days.map((state) => dayText(state, today, locale))].filter(
              (day) => day !== null,
            ),
          }}
        />
        {order}
        {children}
      </div>
      {facts && (
        <div className="wrap min-w-0 lg:sticky lg:top-[calc(var(--spacing-bar)+1.5rem)] lg:col-start-1 lg:row-start-2 lg:px-0">
          {facts}
        </div>
      )}
    </article>
  );
}

/** Placeholder of a detail page while its row loads. */
export function DetailSkeleton() {
  const { locale } = usePageEnvironment();
  return (
    <div className={DETAIL_GRID}>
      <Skeleton className={`${DETAIL_PHOTO} max-lg:rounded-none`} />
      <div className={`${DETAIL_TEXT} pt-16 lg:pt-14`}>
        <Skeleton className="h-9 w-3/4" />
        <Skeleton className="mt-4 h-7 w-1/3" />
        <Skeleton className="mt-8 h-5" />
        <Skeleton className="mt-3 h-5 w-11/12" />
        <Loader locale={locale} className="min-h-24" />
      </div>
    </div>
  );
}
