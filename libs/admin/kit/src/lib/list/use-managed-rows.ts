import { useFetchRow, type RowEndpoint } from '@lereng/web-data-access/content-admin';
import {
  bodyOf,
  copyOf,
  type AnyBoundField,
  type BodyOf,
  type ValuesOf,
} from '../form/bound-field';
import type { Field, FormValues } from '../form/field';
import { writeRequest, type UseList, type UseMutation, type WriteRequest } from '../shell/calls';
import type { ListDeclaration, NewPrice, RowForm } from './list-declaration';

/** The generated calls of a kind of content; `Body` is what its form sends. */
interface ManagedCalls<Row, Body> {
  useList: UseList<Row>;
  /** The endpoint that reads one row. */
  get: RowEndpoint<Row>;
  useCreate: UseMutation<{ body: Body } & WriteRequest, Row>;
  useUpdate: UseMutation<{ id: number; body: Body } & WriteRequest, Row>;
  useRemove: UseMutation<{ id: number }, unknown>;
  /** Without it rows cannot be hidden. */
  useHide?: UseMutation<
    { id: number; body: { hidden: boolean } } & Pick<WriteRequest, 'Idempotency-Key'>,
    Row
  >;
  /** Without it the owner cannot put the list in order. */
  useReorder?: UseMutation<{ body: { ids: number[] } }, unknown>;
  /** Without it the owner cannot change prices at once. */
  prices?: {
    of: (row: Row) => number;
    noteOf: (row: Row) => string | null;
    versionOf: (row: Row) => string;
    useUpdate: UseMutation<{ body: NewPrice[] } & WriteRequest, unknown>;
  };
}

/** A row's form, and the body of the request that saves it. */
export interface ManagedForm<Row, Values extends FormValues, Body> extends RowForm<Row, Values> {
  /** Gets normalized values. */
  body: (values: Values, row: Row | undefined) => Body;
}

/** What a feature says of the form of its rows. */
interface FormDeclaration<Row, Fields extends AnyBoundField> extends Omit<
  RowForm<Row, ValuesOf<Fields>>,
  'fields' | 'copy'
> {
  fields: (row: Row | undefined) => readonly (Fields & Field<ValuesOf<Fields>>)[];
}

/** A form whose values, their types and the body of its request follow from its fields. */
export function managedForm<Row, Fields extends AnyBoundField>(
  declaration: FormDeclaration<Row, Fields>,
): ManagedForm<Row, ValuesOf<Fields>, BodyOf<Fields>> {
  const { fields } = declaration;
  return {
    ...declaration,
    copy: (row) => copyOf<Fields>(fields(row), fields(undefined)),
    body: (values, row) => bodyOf<Fields>(fields(row), values),
  };
}

type ManagedRows<Row extends { id: number }, Values extends FormValues> = Pick<
  ListDeclaration<Row, Values>,
  'list' | 'form' | 'remove' | 'hide' | 'reorder' | 'prices'
>;

const useNoMutation = () => [null] as const;

/**
 * What a list screen reads and writes, from the calls of its kind and its form.
 * @param form may depend on all rows
 */
export function useManagedRows<Row extends { id: number }, Values extends FormValues, Body>(
  calls: ManagedCalls<Row, NoInfer<Body>>,
  form: ManagedForm<Row, Values, Body> | ((rows: readonly Row[]) => ManagedForm<Row, Values, Body>),
): ManagedRows<Row, Values> {
  const {
    useList,
    get,
    useCreate,
    useUpdate,
    useRemove,
    useHide = useNoMutation,
    useReorder = useNoMutation,
    prices,
  } = calls;
  const list = useList(undefined, { refetchOnMountOrArgChange: true });
  const fetch = useFetchRow(get);
  const [create] = useCreate();
  const [update] = useUpdate();
  const [remove] = useRemove();
  const [hide] = useHide();
  const [reorder] = useReorder();
  const [reprice] = (prices?.useUpdate ?? useNoMutation)();
  const { body: toBody, ...shown } = typeof form === 'function' ? form(list.data ?? []) : form;
  return {
    list,
    form: {
      ...shown,
      fetch,
      save: (values, row, request) => {
        const body = toBody(values, row);
        if (row) return update({ id: row.id, body, ...request }).unwrap();
        return create({ body, ...request }).unwrap();
      },
    },
    remove: ({ id }) => remove({ id }).unwrap(),
    prices:
      prices && reprice
        ? {
            ...prices,
            save: async (body, key) => {
              await reprice({ body: [...body], 'Idempotency-Key': key }).unwrap();
              // Otherwise the list would be seen with its former prices.
              await list.refetch();
            },
          }
        : undefined,
    hide: hide
      ? ({ id }, hidden) => hide({ id, body: { hidden }, ...writeRequest() }).unwrap()
      : undefined,
    reorder: reorder
      ? async (ids) => {
          await reorder({ body: { ids: [...ids] } }).unwrap();
          // Otherwise the list would be seen in its former order.
          await list.refetch();
        }
      : undefined,
  };
}
