// Next generates the types of CSS modules; this reference provides them before its first build.
/// <reference types="next/types/global" />
