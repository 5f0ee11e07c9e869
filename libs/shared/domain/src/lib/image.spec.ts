import { imageUrl } from './image';

describe('imageUrl', () => {
  it.each([
    'https://example.com/a.jpg',
    'http://example.com/a.jpg',
    'HTTPS://example.com/a.jpg',
    '//res.cloudinary.com/lereng/a.jpg',
    'res.cloudinary.com/lereng/a.jpg',
  ])('leaves %p', (value) => expect(imageUrl(value, 'https://lereng.id')).toBe(value));

  it.each([
    ['/uploads/a/480.jpg', 'https://lereng.id', 'https://lereng.id/uploads/a/480.jpg'],
    ['uploads/a.jpg', 'https://lereng.id', 'https://lereng.id/uploads/a.jpg'],
    ['/uploads/a.jpg', 'https://lereng.id/', 'https://lereng.id/uploads/a.jpg'],
    ['/uploads/a.jpg', '', '/uploads/a.jpg'],
    ['//example.com/a.jpg', '', '/example.com/a.jpg'],
  ])('puts the origin before %p', (value, origin, expected) => {
    expect(imageUrl(value, origin)).toBe(expected);
  });

  it('makes no address of nothing', () => {
    expect(imageUrl('', 'https://lereng.id')).toBe('');
  });
});
