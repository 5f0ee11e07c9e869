import { ValidateBy } from 'class-validator';

/** Says what is wrong with a value, as one Indonesian sentence; null where nothing is. */
export type Check = (value: unknown) => string | null;

/** A validator made of one check, which gives the verdict and its message alike. */
export function Rule(name: string, check: Check): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate: (value: unknown) => check(value) === null,
      defaultMessage: (context) => check(context?.value) ?? '',
    },
  });
}
