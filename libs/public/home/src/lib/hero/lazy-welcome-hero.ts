import { lazyComponent } from '@lereng/web-feature';

/** A venue with slides has no use for it, nor for the built-in scenes. */
export const WelcomeHero = lazyComponent(() => import('./welcome-hero'));
