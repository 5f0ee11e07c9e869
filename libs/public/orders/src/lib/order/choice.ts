/** The parameter that has the order's page offer rows of a list, for browsers without scripts. */
export const CHOICE_KEY = 'choose';

export type Choice = 'menu' | 'packages';
