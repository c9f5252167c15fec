import { describe, expect, it } from 'vitest';
import { pictureUrl } from './picture-path.ts';

const files = [{ path: 'worlds/w1/1 a.png', name: 'bar.png', url: '/files/worlds/w1/1%20a.png?until=9&sign=z' }];

describe('the picture of an entry', () => {
  it('is found by its path, its name, or a link that has run out', () => {
    for (const source of ['worlds/w1/1 a.png', 'bar.png', '/files/worlds/w1/1%20a.png?until=1&sign=old']) {
      expect(pictureUrl(source, files)).toBe(files[0]?.url);
    }
  });

  it('never comes from elsewhere', () => {
    for (const source of ['https://spy.example/bar.png', '//spy.example/bar.png', 'data:image/png;base64,AA', 'other.png', '%E0%A4%A']) {
      expect(pictureUrl(source, files)).toBeNull();
    }
  });
});
