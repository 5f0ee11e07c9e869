import { classNames, Picture, type ResponsiveImage } from '@lereng/web-ui';
import type { Column } from './column';

const SHAPES = {
  '4/3': { sizes: '5rem', className: 'aspect-4/3 w-20', width: 'md:w-16' },
  '16/9': { sizes: '6rem', className: 'aspect-video w-full', width: 'md:w-24' },
};

/**
 * The column of the rows' pictures, in the shape that the site shows them in.
 * @param width class of their width in a table
 */
export function pictureColumn(
  header: string,
  shape: keyof typeof SHAPES,
  width = SHAPES[shape].width,
): Column<ResponsiveImage> {
  const { sizes, className } = SHAPES[shape];
  return {
    header,
    place: 'picture',
    cell: (row) => (
      <Picture
        image={row}
        alt=""
        sizes={sizes}
        className={classNames('rounded-lg', className, width)}
      />
    ),
  };
}
