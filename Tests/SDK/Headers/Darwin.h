#pragma once
// The C library, as far as the player uses it.

typedef unsigned long size_t;
typedef struct __sFILE FILE;
struct __sFILE {
  int _file;
};
FILE *fopen(const char *filename, const char *mode);
int fputs(const char *text, FILE *file);
int fflush(FILE *file);
int printf(const char *format, ...) __attribute__((format(printf, 1, 2)));
void free(void *memory);
_Noreturn void exit(int code);
