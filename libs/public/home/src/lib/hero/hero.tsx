import type { Venue } from '@lereng/public-kit';
import { useListSlidesQuery } from '@lereng/web-data-access/slides';
import type { SocialMedia } from '@lereng/web-data-access/social-media';
import { SlidesHero } from './slides-hero';
import { WelcomeHero } from './welcome-hero';

/** The owner's slides, or the built-in scenes while there are none or the request fails. */
export function Hero({ venue, links }: { venue: Venue; links: readonly SocialMedia[] }) {
  const { data: slides, error } = useListSlidesQuery();
  const none = slides ? slides.length === 0 : Boolean(error);
  return none ? (
    <WelcomeHero venue={venue} links={links} />
  ) : (
    <SlidesHero venue={venue} links={links} slides={slides ?? []} />
  );
}
