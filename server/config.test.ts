import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      databaseUrl: null,
      publicUrl: null,
      model: { name: null, baseUrl: null, apiKey: null },
      narrators: 4,
      development: false,
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '' })).toEqual(readConfig({}));
  });

  it.each([
    ['PORT', '8080', { port: 8080 }],
    ['PORT', '0', { port: 0 }],
    ['HOST', '0.0.0.0', { host: '0.0.0.0' }],
    ['DATABASE_URL', 'postgres://u:p@h/d', { databaseUrl: 'postgres://u:p@h/d' }],
    ['DATABASE_URL', 'postgresql://h/d', { databaseUrl: 'postgresql://h/d' }],
    ['PUBLIC_URL', 'https://play.example.org/', { publicUrl: 'https://play.example.org' }],
    ['PUBLIC_URL', 'http://10.0.0.7:3000', { publicUrl: 'http://10.0.0.7:3000' }],
    ['HEARTHLORE_NARRATORS', '12', { narrators: 12 }],
    ['HEARTHLORE_DEV', '1', { development: true }],
    ['HEARTHLORE_DEV', '0', { development: false }],
  ])('reads %s=%s', (name, value, expected) => {
    expect(readConfig({ [name]: value })).toMatchObject(expected);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '-1'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://h/d'],
    ['PUBLIC_URL', 'play.example.org'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['PUBLIC_URL', 'mailto:somebody@example.org'],
    ['HEARTHLORE_MODEL_BASE_URL', 'somewhere'],
    ['HEARTHLORE_NARRATORS', '0'],
    ['HEARTHLORE_NARRATORS', 'many'],
  ])('refuses %s=%s in one sentence that names it', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(`^The setting ${name} is not usable: .+\\.$`));
  });
});
