import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { FormValues } from './field';
import { sameValue } from './merge';
import { normalize } from './rules';
import type { EntityForm } from './use-entity-form';

/** Whether all of these fields are as they are stored. */
export type IsStored<Values extends FormValues> = (...names: (keyof Values & string)[]) => boolean;

/** What stands beside a form's fields, from normalized values; it follows every change. */
export type Aside<Values extends FormValues> = (
  values: Values,
  isStored: IsStored<Values>,
) => ReactNode;

interface FormAsideProps<Values extends FormValues> {
  form: Pick<EntityForm<Values>, 'fields' | 'methods'>;
  stored: Values;
  aside: Aside<Values>;
}

/** Only this re-renders with every letter, not the fields. */
export function FormAside<Values extends FormValues>({
  form: { fields, methods },
  stored,
  aside,
}: FormAsideProps<Values>) {
  const values = normalize(fields, useWatch({ control: methods.control }) as Values);
  return aside(values, (...names) => names.every((name) => sameValue(values[name], stored[name])));
}
