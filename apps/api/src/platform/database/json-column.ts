import { readJson } from '@lereng/shared-domain/stored-rows';
import { Column, type ColumnOptions } from 'typeorm';

/**
 * A column of JSON in a text. TypeORM's own type fails a whole list where the text of one row cannot be read; here such
 * a value is `UNREADABLE`, which `soundRows` refuses.
 */
export const JsonColumn = (options: ColumnOptions): PropertyDecorator =>
  Column({
    ...options,
    type: 'text',
    transformer: {
      to: (value: unknown) =>
        value === null || value === undefined ? value : JSON.stringify(value),
      from: readJson,
    },
  });
