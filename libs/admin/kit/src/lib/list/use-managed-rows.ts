import { useFetchRow } from '@lereng/web-data-access';
import type { FormValues } from '../form/field';
import type { WriteRequest } from '../form/write-request';
import type { ListDeclaration, ListQuery, RowForm } from './list-declaration';

/** The part of a mutation hook that is used here. */
type UseMutation<Argument, Result> = () => readonly [
  (argument: Argument) => { unwrap: () => Promise<Result> },
  ...unknown[],
];

/** The generated calls of a kind of content. */
export interface ManagedCalls<Row, Change, Creation> {
  useList: (argument: undefined, options: { refetchOnMountOrArgChange: true }) => ListQuery<Row>;
  /** The endpoint that reads one row. */
  get: unknown;
  useCreate: UseMutation<{ body: Creation } & WriteRequest, Row>;
  useUpdate: UseMutation<{ id: number; body: Change } & WriteRequest, Row>;
  useRemove: UseMutation<{ id: number }, unknown>;
  /** Without it the owner cannot put the list in order. */
  useReorder?: UseMutation<{ body: { ids: number[] } }, unknown>;
}

/** A row's form, and the body of the request that saves it. */
export interface ManagedForm<Row, Values extends FormValues, Change> extends RowForm<Row, Values> {
  /** Gets normalized values. Fields that are undefined keep what is stored. */
  body: (values: Values, row: Row | undefined) => Change;
}

type ManagedRows<Row extends { id: number }, Values extends FormValues> = Pick<
  ListDeclaration<Row, Values>,
  'list' | 'form' | 'remove' | 'reorder'
>;

const useNoReorder = () => [null] as const;

/**
 * What a list screen reads and writes, from the calls of its kind and its form.
 * @param form may depend on all rows
 */
export function useManagedRows<
  Row extends { id: number },
  Values extends FormValues,
  Change,
  Creation extends Change,
>(
  calls: ManagedCalls<Row, Change, Creation>,
  form:
    ManagedForm<Row, Values, Change> | ((rows: readonly Row[]) => ManagedForm<Row, Values, Change>),
): ManagedRows<Row, Values> {
  const { useList, get, useCreate, useUpdate, useRemove, useReorder = useNoReorder } = calls;
  const list = useList(undefined, { refetchOnMountOrArgChange: true });
  const fetch = useFetchRow<Row>(get);
  const [create] = useCreate();
  const [update] = useUpdate();
  const [remove] = useRemove();
  const [reorder] = useReorder();
  const { body: bodyOf, ...shown } = typeof form === 'function' ? form(list.data ?? []) : form;
  return {
    list,
    form: {
      ...shown,
      fetch,
      save: (values, row, request) => {
        const body = bodyOf(values, row);
        if (row) return update({ id: row.id, body, ...request }).unwrap();
        // Validation guarantees the required fields.
        return create({ body: body as Creation, ...request }).unwrap();
      },
    },
    remove: ({ id }) => remove({ id }).unwrap(),
    reorder: reorder ? (ids) => reorder({ body: { ids: [...ids] } }).unwrap() : undefined,
  };
}
