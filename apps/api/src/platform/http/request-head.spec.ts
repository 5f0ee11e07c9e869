import { originForm } from './request-head';

describe('originForm', () => {
  it.each([
    ['http://lereng.example/api', '/api'],
    ['HTTPS://a:b@lereng.example:3000/menu?x=http://y/z', '/menu?x=http://y/z'],
    ['http://lereng.example', '/'],
    ['http://lereng.example?x=1', '/?x=1'],
    ['http://lereng.example//evil.example/menu', '/evil.example/menu'],
    ['http:///api', '/api'],
    ['/api?next=http://x/y', '/api?next=http://x/y'],
    ['/', '/'],
    ['*', '*'],
  ])('makes %s %s', (target, expected) => expect(originForm(target)).toBe(expected));
});
