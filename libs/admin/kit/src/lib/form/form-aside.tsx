import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from './field';
import { sameValue } from './form-value';
import { normalize } from './rules';
import type { EntityForm } from './use-entity-form';

/** Whether all of these fields are as they are stored. */
export type IsStored<Values extends FormValues> = (...names: (keyof Values & string)[]) => boolean;

/** An element beside a form's fields, from normalized values; it follows every change. */
export type Aside<Values extends FormValues, Stored> = (
  values: Values,
  stored: Stored,
  isStored: IsStored<Values>,
) => ReactNode;

interface FormAsideProps<Values extends FormValues, Stored> {
  form: Pick<EntityForm<Values, Stored>, 'fields' | 'methods' | 'base'>;
  aside: Aside<Values, Stored>;
}

/** Only this re-renders with every letter, not the fields. */
export function FormAside<Values extends FormValues, Stored>({
  form: { fields, methods, base },
  aside,
}: FormAsideProps<Values, Stored>) {
  const values = normalize(fields, useWatch({ control: methods.control }) as Values);
  return aside(values, base.stored, (...names) =>
    names.every((name) => sameValue(values[name], base.values[name])),
  );
}
