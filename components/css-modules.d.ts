// Style sheets imported as modules are typed by Next; this keeps them typed before its first build.
/// <reference types="next/types/global" />
