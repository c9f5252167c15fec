import { describe, expect, it } from 'vitest';
import { explainNpmFailure, npmEnvironment } from './npm-ci.mjs';

describe('the environment for npm', () => {
  it('forgets what the npm around it was told', () => {
    const outer = {
      npm_config_omit: 'dev',
      npm_config_local_prefix: '/x',
      npm_lifecycle_event: 'start',
      npm_execpath: '/npm',
      NODE_ENV: 'production',
    };
    expect(npmEnvironment(outer)).toEqual({});
  });

  it('keeps how the registry is reached, and everything else', () => {
    const kept = {
      PATH: '/bin',
      HOME: '/home/ada',
      HTTPS_PROXY: 'http://proxy',
      npm_config_registry: 'https://registry.example',
      NPM_CONFIG_CAFILE: '/ca.pem',
      npm_config_cache: '/cache',
      'npm_config_//registry.example/:_authToken': 'secret',
    };
    expect(npmEnvironment(kept)).toEqual(kept);
  });
});

describe('why npm failed', () => {
  it.each([
    ['npm error code ENOTFOUND\nnpm error network request to https://registry.example/zod failed', 'could not be reached'],
    ['npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device, write', 'The disk is full.'],
    ['npm error code EACCES\nnpm error syscall mkdir\nnpm error path /srv/hearthlore/node_modules', '/srv/hearthlore or npm'],
    ['npm error code EUSAGE\nnpm error `npm ci` can only install packages when', 'do not agree'],
    ['npm error code E401\nnpm error Incorrect or missing password.', 'refused access'],
    ['npm error code ETARGET\nnpm error notarget No matching version found for zod@99', 'does not have one of the packages'],
  ])('is said in one sentence: %s', (output, sentence) => {
    expect(explainNpmFailure(output, '/srv/hearthlore')).toContain(sentence);
  });

  it('is left to npm’s own words when it is nothing usual', () => {
    expect(explainNpmFailure('npm error something new', '/srv')).toBeUndefined();
  });
});
