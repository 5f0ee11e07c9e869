import { isOfRequest, type Field, type KindDeclaration } from '@lereng/shared-domain/fields';
import type { ApiClient, ApiResponse } from './api-client';

interface ExampleOptions {
  /** What its texts begin with. */
  text?: string;
  /** Whether optional fields have values, too. */
  isFull?: boolean;
}

type Values = Record<string, unknown>;

/** A value of a field, within its limits; undefined where the type alone does not say one. */
function exampleOf(field: Field, text: string): unknown {
  switch (field.type) {
    case 'text':
    case 'multiline':
      return text.slice(0, field.max);
    case 'url':
      return `https://example.com/${encodeURIComponent(text).slice(0, 500)}`;
    case 'rupiah':
      return 5_000;
    case 'integer':
      return Math.max(field.min, 1);
    case 'date':
      return '2999-12-24';
    case 'weekdays':
      return [1];
    case 'texts':
      return [text.slice(0, field.maxLength)];
    case 'choice':
      return Object.keys(field.values)[0];
    case 'references':
      return [1];
    case 'prices':
      return [{ package_id: 1, price: 5_000 }];
    default:
      return undefined;
  }
}

/** The values of a request for a row, without its picture, as its kind declares them. */
export function exampleRow(
  { fields }: Pick<KindDeclaration, 'fields'>,
  { text = 'Contoh', isFull = false }: ExampleOptions = {},
): Values {
  const wanted = Object.entries(fields).filter(
    ([, field]) => isOfRequest(field) && (isFull || field.required),
  );
  return Object.fromEntries(wanted.map(([name, field]) => [name, exampleOf(field, text)]));
}

/** Whether rows are written as forms, with a picture. */
export const hasPicture = ({ fields }: Pick<KindDeclaration, 'fields'>): boolean =>
  'image' in fields;

const asText = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

/** Values as parts of a form. */
export const formOf = (values: Values): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, asText(value)]),
  );

/** Adds a row as its kind takes it: by a form where it has a picture. */
export function postRow<Row = { id: number }>(
  client: ApiClient,
  kind: Pick<KindDeclaration, 'fields' | 'name'>,
  values: Values,
  image: Blob,
): Promise<ApiResponse<Row>> {
  const path = `/${kind.name}`;
  return hasPicture(kind)
    ? client.form<Row>('POST', path, { ...formOf(values), image })
    : client.json<Row>('POST', path, values);
}
