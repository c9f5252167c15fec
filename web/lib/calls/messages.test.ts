import { catalogue } from '#domain/refusals/refusals.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { refusalText } from './refusal-text.ts';

/** Every word that the browser's code and the refusals hold, tests apart. */
const written = ['web', 'domain'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|fixture)\.tsx?$/.test(path))
    .map((path) => readFileSync(`${folder}/${path}`, 'utf8')),
);

/** Whether words stand there as a text of their own: in quotation marks, or alone on a line of a page. */
const isWritten = (message: string) =>
  written.some(
    (text) => [`'${message}'`, `"${message}"`, `>${message}<`].some((each) => text.includes(each)) || text.split(/\n\s*/).includes(message),
  );

/** Sentences whose words are set, and set without a full stop. */
const setWithoutFullStop = {
  'character.signInFirst': 'You must be logged in to create a character',
  'character.notEnrolled': 'Must be enrolled in campaign to create character',
  'world.uploadOwnerOnly': 'Upload and save files permanently by creating your own world',
  'file.tooLarge': 'File size must be less than 10MB',
  'file.wrongType': 'Please select a valid document file (txt, md, pdf, doc, docx, json)',
};

describe('a refusal of the catalogue', () => {
  it.each(Object.entries(catalogue))('%s is shown with its own words', (code, { title, sentence }) => {
    expect(refusalText({ code, message: sentence, data: { title } }, { title: 'Other', sentence: 'Other.' })).toEqual({ title, sentence });
  });

  it.each(Object.entries(catalogue))('%s has a title without a full stop and a sentence with one', (code, { title, sentence }) => {
    expect(title).toMatch(/[^.!?]$/);
    if (code in setWithoutFullStop) expect(sentence).toBe(Reflect.get(setWithoutFullStop, code));
    else expect(sentence).toMatch(/[.]$/);
  });
});

describe('a message with set words', () => {
  it.each([
    'Sign up failed',
    'Sign in failed',
    'An unexpected error occurred',
    'Error signing out',
    'Error requesting plan change',
    'Failed to submit plan change request',
    'Check your email',
    "We've sent you a confirmation link to complete your registration.",
    'Plan change requested',
    'Your request to upgrade to the requested plan has been submitted for admin review.',
    'Authentication required',
    'Unable to verify your account. Please try signing out and back in.',
    'Signed out',
    'You have been signed out successfully.',
    'Sign ups by invite only',
    'Request DM Access',
    'Request Downgrade',
    'Can create campaigns',
  ])('is written as %j', (message) => {
    expect(isWritten(message)).toBe(true);
  });

  it.each([
    'Failed to load campaigns',
    'Failed to load campaigns. Please try again.',
    'Failed to create campaign',
    'Failed to create campaign. Please try again.',
    'Failed to delete campaign. Please try again.',
    'Access Denied',
    'Only Dungeon Master accounts can create campaigns. Please upgrade your account.',
    'Failed to send message',
    'Failed to load chat history',
    'Failed to end collection period',
    'Failed to raise hand',
    'Failed to lower hand',
    'Missing Information',
    'Please select a world and enter a campaign name.',
    'Error loading worlds',
    'Failed to load your world library.',
    'Failed to load worlds',
    'Failed to load worlds. Please try again.',
    'Failed to load world details.',
    'World Not Found',
    'Oops! Page not found',
    'Unexpected Application Error!',
    'Campaign created successfully!',
    'Loading campaigns...',
  ])('about worlds and campaigns is written as %j', (message) => {
    expect(isWritten(message)).toBe(true);
  });

  it.each([
    'Character Error',
    'Character Exists',
    'You already have a character. Delete it first if you want to create a new one.',
    'Creation Failed',
    'Failed to create character. Please try again.',
    'Deletion Failed',
    'Update Failed',
    'Incomplete Form',
    'Please fill in all fields (name, race, class).',
    'Character Created!',
    'Create Your Character',
    'Edit Stats',
    'Save Stats',
    'Deleting...',
    'Continue character creation...',
    'Ask your DM assistant...',
    'No World Map Available',
  ])('about the table and characters is written as %j', (message) => {
    expect(isWritten(message)).toBe(true);
  });

  it('takes its figures from the one place that has them', () => {
    expect(written.some((text) => text.includes('`Password must be at least ${limits.passwordMinimum} characters long`'))).toBe(true);
    expect(written.some((text) => text.includes('`Are you sure you want to delete "${'))).toBe(true);
  });
});
