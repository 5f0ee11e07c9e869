import { useRead } from '@lereng/web-data-access';
import { Suspense } from 'react';
import { WelcomeHero } from './lazy-welcome-hero';
import { SlidesHero } from './slides-hero';

/** The owner's slides, or the built-in scenes while there are none or the request fails. */
export function Hero() {
  const { data: slides, error } = useRead('listSlides');
  const none = slides ? slides.length === 0 : Boolean(error);
  if (!none) return <SlidesHero slides={slides ?? []} />;
  return (
    <Suspense>
      <WelcomeHero />
    </Suspense>
  );
}
