import { lazySection } from '@lereng/public-kit';
import { lazyComponent } from '@lereng/web-feature';

/** All of the home page below the hero. */
export const BelowHero = lazySection(() => import('./sections/sections'));

/** A venue with slides has no use for it, nor for the built-in scenes. */
export const WelcomeHero = lazyComponent(() => import('./hero/welcome-hero'));
