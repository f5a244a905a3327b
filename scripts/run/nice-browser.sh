#!/bin/sh
# Starts `BROWSER` with a low share of the processor. Linux shares it out by sessions (autogroup), and each browser of
# Playwright's is one, while all services and sites under test are another: three browsers on two busy cores would leave
# these a quarter, and they would miss the deadlines that visitors have.
if [ -w /proc/self/autogroup ] && read -r _ _ _ _ _ session _ </proc/$$/stat && [ "$session" = $$ ]; then
  echo 5 >/proc/self/autogroup
fi
exec nice -n 5 "$BROWSER" "$@"
