import { imageUrl } from './image';

describe('imageUrl', () => {
  it.each(['', 'HTTPS://example.com/a.jpg', 'res.cloudinary.com/lereng/a.jpg'])(
    'returns %p unchanged',
    (value) => expect(imageUrl(value, 'https://lereng.id')).toBe(value),
  );

  it.each([
    ['/uploads/a/480.jpg', 'https://lereng.id', 'https://lereng.id/uploads/a/480.jpg'],
    ['uploads/a.jpg', 'https://lereng.id', 'https://lereng.id/uploads/a.jpg'],
    ['/uploads/a.jpg', 'https://lereng.id/', 'https://lereng.id/uploads/a.jpg'],
    ['/uploads/a.jpg', '', '/uploads/a.jpg'],
    ['//example.com/a.jpg', '', '/example.com/a.jpg'],
  ])('prefixes %p with the origin', (value, origin, expected) => {
    expect(imageUrl(value, origin)).toBe(expected);
  });
});
