import { expect, test } from 'vitest'
import { browserNameIn, isForBrowsers } from './check-imports'

test.each([
  ["import { memo, useState } from 'react'", 'useState'],
  ["import React, { useEffect as effect } from 'react'", 'useEffect'],
  ["import React from 'react'\nexport default () => React.useRef()", 'useRef'],
  ["import { type Component, memo } from 'react'", undefined],
  ["import type { Component } from 'react'", undefined],
  ["import { useState } from './own'", undefined],
])('what only browsers can do is found in the code: %s', (code, name) => {
  const found = browserNameIn(code)
  expect(found?.name).toBe(name)
  if (found) expect(code.slice(found.offset)).toMatch(new RegExp(`^${found.name}`))
})

test.each([
  ["'use client'\nimport x from 'x'", true],
  ['// of the map\n/* for\nbrowsers */ "use client";', true],
  ["import x from 'x'\n'use client'", false],
])('a module says first that it is for browsers: %j', (code, is) => {
  expect(isForBrowsers(code)).toBe(is)
})
